import '@testing-library/jest-dom';

// Some tests run without a DOM, and some block access to the storage.
const storage = typeof window === 'undefined' ? undefined : window.localStorage;

// Screens keep unsaved edits there, which the next test would find.
afterEach( () => storage?.clear() );
