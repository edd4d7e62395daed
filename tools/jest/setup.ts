import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { speedUpDom } from './fast-dom';

// Some tests run without a DOM, and some block access to the storage.
const hasDom = typeof window !== 'undefined';
const storage = hasDom ? window.localStorage : undefined;

if ( hasDom ) {
	speedUpDom();
}

// A busy machine is no fault: what never comes fails by the test's own time (jest.config.js).
configure( { asyncUtilTimeout: 20000 } );

// Screens keep unsaved edits there, which the next test would find.
afterEach( () => storage?.clear() );
