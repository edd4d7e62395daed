import { render, screen } from '@testing-library/react';
import { LinkTabs } from '@/components/link-tabs';

const TABS = [
	{ route: '/general', title: 'General' },
	{ route: '/access', title: 'Access' },
];

it( 'scrolls the open tab into view, since the tabs can be wider than a phone', () => {
	const scrolled: ( string | null )[] = [];
	// jsdom has no layout.
	Element.prototype.scrollIntoView = function () {
		scrolled.push( this.textContent );
	};
	const { rerender } = render(
		<LinkTabs label="Settings" tabs={ TABS } current="/general" />
	);
	rerender( <LinkTabs label="Settings" tabs={ TABS } current="/access" /> );
	expect( scrolled ).toEqual( [ 'General', 'Access' ] );
	expect( screen.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent(
		'Access'
	);
	Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
} );
