// The y-websocket server as its package starts it: everything in memory.
import '@y/websocket-server/server'
