import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StoredIcon } from '@/components/icon-picker';
import { IconPicker } from '@/components/icon-picker';
import { allIcons, searchIcons } from '@/components/icon-picker/search';
import type { FoundIcon } from '@/components/icon-picker/search';
import type { IconSet } from '@/stores/icon-data';
import type { Answer } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

// It takes longer to compile than a test waits for it.
beforeAll( () => import( '@/components/icon-picker/choice' ), 60_000 );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const icon = ( label: string, terms: string[] = [] ) => ( {
	label,
	terms,
	box: [ 16, 16 ] as const,
	path: `M0 0h16v16H0z`,
} );

const SETS: Record< string, IconSet > = {
	solid: { heart: icon( 'Heart', [ 'love' ] ), star: icon( 'Star' ) },
	regular: { heart: icon( 'Heart', [ 'love' ] ) },
	brands: { wordpress: icon( 'WordPress Logo' ) },
};

function iconFile( path: string ): Answer {
	const style = /icons-(\w+)\.json\?/.exec( path )?.[ 1 ] ?? '';
	return { body: SETS[ style ] };
}

function show( answer: ( path: string ) => Answer = iconFile ) {
	printAdminData( {
		assets_url: 'http://site.test/build/',
		version: '1.2.3',
	} );
	const { requests } = fakeServer( ( { path } ) => answer( path ) );
	const current: { icon: StoredIcon } = { icon: { name: '', style: '' } };
	function Holder() {
		const [ value, setValue ] = useState( current.icon );
		current.icon = value;
		return (
			<IconPicker
				label="Choose the icon of option 1"
				value={ value }
				onChange={ setValue }
			/>
		);
	}
	renderAt( '/', <Holder /> );
	return { current, requests, user: userEvent.setup() };
}

const opener = () =>
	screen.getByRole( 'button', { name: 'Choose the icon of option 1' } );

describe( 'the icon picker', () => {
	it( 'loads no icons before it is opened', () => {
		const { requests } = show();
		expect( requests ).toEqual( [] );
	} );

	it( '[UIX-02~] [QST-09~] can be searched, changes nothing until an icon is picked, and returns its name and style', async () => {
		const { user, current, requests } = show();
		await user.click( opener() );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect( await dialog.findAllByRole( 'radio' ) ).toHaveLength( 4 );
		// A browser may keep them until the plugin is another one.
		expect( requests.map( ( { path } ) => path ) ).toContain(
			'/build/data/icons-solid.json?ver=1.2.3'
		);
		const choose = dialog.getByRole( 'button', { name: 'Choose Icon' } );
		expect( choose ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( dialog.getByRole( 'searchbox' ), 'love' );
		expect( dialog.getAllByRole( 'radio' ) ).toHaveLength( 2 );
		await user.click(
			dialog.getByRole( 'radio', { name: 'Heart (outlined)' } )
		);
		await user.click( choose );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( current.icon ).toEqual( { name: 'heart', style: 'regular' } );
		expect( opener() ).toHaveFocus();
	} );

	it( '[UIX-02~] shows an error when the icons fail to load, and retries', async () => {
		let isBroken = true;
		const { user } = show( ( path ) =>
			isBroken ? { status: 500, body: null } : iconFile( path )
		);
		await user.click( opener() );
		expect(
			await screen.findByText( 'The icons could not be loaded' )
		).toBeVisible();
		isBroken = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findAllByRole( 'radio' ) ).toHaveLength( 4 );
	} );

	it( 'moves the focus from the button for more icons to the first new one', async () => {
		const many = Array.from( { length: 130 }, ( _, index ) => [
			`i${ String( index ).padStart( 3, '0' ) }`,
			icon( `Icon ${ index }` ),
		] );
		const { user } = show( ( path ) =>
			path.includes( 'solid' )
				? { body: Object.fromEntries( many ) }
				: { body: {} }
		);
		await user.click( opener() );
		await user.click(
			await screen.findByRole( 'button', { name: 'Show more icons' } )
		);
		expect(
			screen.getByRole( 'radio', { name: 'Icon 120 (filled)' } )
		).toHaveFocus();
	} );

	it( 'says so if no icon is found', async () => {
		const { user } = show();
		await user.click( opener() );
		await screen.findAllByRole( 'radio' );
		await user.type( screen.getByRole( 'searchbox' ), 'xyzzy' );
		expect(
			screen.getByText( /There is no icon for “xyzzy”/ )
		).toBeVisible();
	} );

	it( '[UIX-02~] opens on faces, thumbs, hearts and arrows, and lists brands last', () => {
		const names = [
			'anchor',
			'arrow-up',
			'face-angry',
			'face-smile',
			'heart',
			'thumbs-up',
			'zebra',
		];
		const set = ( of: readonly string[] ): IconSet =>
			Object.fromEntries( of.map( ( name ) => [ name, icon( name ) ] ) );
		expect(
			allIcons( {
				solid: set( names ),
				regular: set( [ 'face-smile' ] ),
				brands: set( [ '42-group', 'face-book' ] ),
			} ).map( ( { name, style } ) => `${ name } ${ style }` )
		).toEqual( [
			'face-smile solid',
			'face-smile regular',
			'face-angry solid',
			'thumbs-up solid',
			'heart solid',
			'arrow-up solid',
			'anchor solid',
			'zebra solid',
			'42-group brands',
			'face-book brands',
		] );
	} );

	it( 'lists icons with a matching name first', () => {
		const found = searchIcons(
			[
				{ name: 'bolt', ...icon( 'Bolt', [ 'star' ] ), style: 'solid' },
				{ name: 'star', ...icon( 'Star' ), style: 'solid' },
			] satisfies FoundIcon[],
			' Star '
		);
		expect( found.map( ( { name } ) => name ) ).toEqual( [
			'star',
			'bolt',
		] );
	} );
} );
