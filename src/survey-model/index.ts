export type * from './generated';
export * from './limits';
export * from './field-errors';
export * from './question-types';
export * from './questions';
export * from './surveys';
export * from './validate';
export * from './results';
export * from './contrast';
