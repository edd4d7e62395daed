import { render } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { Announced } from '@/components/announced';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.mocked( speak ).mockClear() );

it( 'announces a text when it appears and when it changes, by the page’s live region', () => {
	const { container, rerender } = render( <Announced>One</Announced> );
	rerender( <Announced>One</Announced> );
	rerender( <Announced isUrgent>Two</Announced> );
	rerender( <Announced>{ '' }</Announced> );
	expect( jest.mocked( speak ).mock.calls ).toEqual( [
		[ 'One', 'polite' ],
		[ 'Two', 'assertive' ],
	] );
	expect( container.querySelector( '[role], [aria-live]' ) ).toBeNull();
} );

it( 'announces only changes of what the user has just opened', () => {
	const { rerender } = render( <Announced isSilentAtFirst>One</Announced> );
	rerender( <Announced isSilentAtFirst>Two</Announced> );
	expect( jest.mocked( speak ).mock.calls ).toEqual( [
		[ 'Two', 'polite' ],
	] );
} );
