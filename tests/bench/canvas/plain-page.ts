// The library's own example, with as many of its plain nodes at the same places.
import { Background, MiniMap, type Node, ReactFlow, useNodesState } from '@xyflow/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const count = Number(new URLSearchParams(location.search).get('count') ?? 100)
const columns = Math.ceil(Math.sqrt(count))
const made: Node[] = Array.from({ length: count }, (_, at) => ({
  id: String(at),
  position: { x: (at % columns) * 1_600, y: Math.floor(at / columns) * 1_060 },
  style: { width: 1_440, height: 900 },
  data: { label: `Node ${at + 1}` },
}))

function Plain() {
  const [nodes, , onNodesChange] = useNodesState(made)
  const options = { defaultViewport: { x: 80, y: 100, zoom: 0.2 }, minZoom: 0.02, panOnScroll: true }
  return createElement(
    ReactFlow,
    { nodes, onNodesChange, ...options },
    createElement(Background),
    createElement(MiniMap, { pannable: true, zoomable: true }),
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(createElement('div', { style: { height: '100vh' } }, createElement(Plain)))
