/**
 * Where arrows meet a design. Once the library has measured a node it draws arrows only to what it found inside of it by these
 * two classes; one plain element for both costs a large board less than two of the library's own handles.
 */
export const ArrowEnd = () => <span aria-hidden="true" className="source target board-arrow-end" />
