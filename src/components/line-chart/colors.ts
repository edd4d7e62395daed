/** The colour of lines and of single bars. In a file without chart.js, so that screens can use it before their chart. */
export const LINE_COLOR = '#2D87F1';
