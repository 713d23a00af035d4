/** The parts of Figma's plugin API that are used, by their published types. */
export type {
  BlendMode,
  Effect,
  FontName,
  FrameNode,
  GradientPaint,
  Paint,
  PaintStyle,
  PluginAPI,
  RectangleNode,
  SceneNode,
  SolidPaint,
  TextNode,
  TextStyle,
  Transform,
} from '@figma/plugin-typings/plugin-api-standalone'
