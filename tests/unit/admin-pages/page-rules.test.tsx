import { screen, within } from '@testing-library/react';
import { press } from '../support/editor';
import { printFeatures } from '../support/features';
import {
	groups,
	openSettings,
	pick,
	sent,
	type,
	value,
} from '../support/targeting';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the pages of a survey', () => {
	it( '[SET-03~] are all or custom: custom starts with a rule, which cannot be removed', async () => {
		const opened = await openSettings();
		expect( groups() ).toEqual( [] );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'Specific pages' } )
		);
		expect( groups() ).toEqual( [ 1 ] );
		expect(
			screen.queryByRole( 'button', { name: /^Remove rule/ } )
		).toBeNull();
		await opened.user.type( value( 1 ), '/pricing' );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting ).toMatchObject( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/pricing' },
			],
		} );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'All pages' } )
		);
		expect( groups() ).toEqual( [] );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting?.pages ).toBe( 'all' );
	} );

	it( '[SET-03~] have rules that are joined by "and" within a group and by "or" between groups', async () => {
		const opened = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
			],
		} );
		const { user } = opened;
		await press( user, 'Add rule' );
		expect( type( 2 ) ).toHaveFocus();
		await user.type( value( 2 ), '/b' );
		await press( user, 'Add group' );
		await user.type( value( 3 ), '/c' );
		expect( groups() ).toEqual( [ 2, 1 ] );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: /^How rule 2/ } ),
			'or'
		);
		expect( groups() ).toEqual( [ 1, 1, 1 ] );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: /^How rule 3/ } ),
			'and'
		);
		expect( groups() ).toEqual( [ 1, 2 ] );
		await press( user, 'Remove rule 2' );
		expect( groups() ).toEqual( [ 1, 1 ] );
		expect( type( 1 ) ).toHaveFocus();
		await press( user, 'Save' );
		expect( sent( opened )?.targeting?.page_rules ).toEqual( [
			{ type: 'page_url_contains', operator: '&&', data: '/a' },
			{ type: 'page_url_contains', operator: '||', data: '/c' },
		] );
	} );

	it( '[SET-03~] [SET-04~] lose a rule’s value with its type, and offer fourteen types and two kinds of patterns', async () => {
		const opened = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
			],
		} );
		expect( within( type( 1 ) ).getAllByRole( 'option' ) ).toHaveLength(
			16
		);
		await opened.user.selectOptions( type( 1 ), 'URL does not contain' );
		expect( value( 1 ) ).toHaveValue( '' );
	} );

	it.each( [
		[ 'Page type is', 'wp_page_type one', 'wp_page_type' ],
		[ 'Post type is', 'post_type one', 'post_type' ],
		[ 'Taxonomy is', 'taxonomy one', 'taxonomy' ],
		[
			'Category, tag or other term is',
			'taxonomy_term one',
			'taxonomy_term',
		],
		[ 'Role of the visitor is', 'wp_user_roles one', 'wp_user_roles' ],
	] )(
		'[SET-04~] %s: choices come from GET logic-type',
		async ( label, found, name ) => {
			const opened = await openSettings( {
				pages: 'custom',
				page_rules: [
					{ type: 'page_url_contains', operator: '&&', data: '/a' },
				],
			} );
			await opened.user.selectOptions( type( 1 ), label );
			await pick( opened, 1, found );
			await pick( opened, 1, found.replace( 'one', 'two' ) );
			await opened.user.click(
				screen.getByRole( 'button', { name: `Remove: ${ found }` } )
			);
			await press( opened.user, 'Save' );
			expect( sent( opened )?.targeting?.page_rules ).toEqual( [
				{
					type: name,
					operator: '&&',
					data: [ { id: '13', label: `${ name } two` } ],
				},
			] );
		}
	);

	it( '[SET-04~] can be single pages, found with GET search, and depend on the login', async () => {
		const opened = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{ type: 'page_url_contains', operator: '&&', data: '/b' },
			],
		} );
		await opened.user.selectOptions( type( 1 ), 'Page is one of' );
		await pick( opened, 1, 'Prices' );
		await opened.user.selectOptions( type( 2 ), 'Visitor is' );
		await opened.user.selectOptions( value( 2 ), 'Not logged in' );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting?.page_rules ).toEqual( [
			{
				type: 'specific_pages',
				operator: '&&',
				data: [ { id: '34', label: 'Prices' } ],
			},
			{
				type: 'user_logged_in',
				operator: '&&',
				data: [ { id: 'no', label: 'Not logged in' } ],
			},
		] );
	} );

	it( 'can be tried with a URL', async () => {
		const { user } = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
			],
		} );
		const url = screen.getByRole( 'textbox', { name: 'Try a URL' } );
		await user.type( url, 'https://example.com/' );
		expect(
			screen.getByText( 'The survey does not show on this page.' )
		).toBeVisible();
		await user.type( url, 'a' );
		expect(
			screen.getByText( 'The survey shows on this page.' )
		).toBeVisible();
		await press( user, 'Add rule' );
		expect(
			screen.getByText( /^The address alone does not decide/ )
		).toBeVisible();
	} );

	it( 'say that an address of another site is not on this one', async () => {
		window.userfeedbackAdmin = {
			site_url: 'https://example.com/',
			pages: { surveys: '', results: '' },
		};
		const { user } = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
			],
		} );
		const url = screen.getByRole( 'textbox', { name: 'Try a URL' } );
		await user.type( url, 'https://example.org/a' );
		expect(
			screen.getByText( /^This address is not on this site/ )
		).toBeVisible();
		await user.clear( url );
		await user.type( url, 'http://example.com/a' );
		expect(
			screen.getByText( 'The survey shows on this page.' )
		).toBeVisible();
		delete window.userfeedbackAdmin;
	} );

	it( 'keep a rule of another plugin until it is removed', async () => {
		const opened = await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{ type: 'acme_weather', operator: '||', data: 'rain' },
			],
		} );
		expect(
			screen.getByText( /^Its plugin is not active on this site/ )
		).toBeVisible();
		await opened.user.type( value( 1 ), 'b' );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting?.page_rules[ 1 ] ).toEqual( {
			type: 'acme_weather',
			operator: '||',
			data: 'rain',
		} );
		await press( opened.user, 'Remove rule 2' );
		expect( groups() ).toEqual( [ 1 ] );
	} );

	it( '[GAT-03~] show stored rules locked', async () => {
		printFeatures( {
			'advanced-pages': 'activate-addon',
			'page-rules': 'activate-addon',
		} );
		await openSettings( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{
					type: 'post_type',
					operator: '||',
					data: [ { id: 'post', label: 'Posts' } ],
				},
			],
		} );
		expect( value( 1 ) ).toHaveValue( '/a' );
		[ type( 1 ), value( 1 ), type( 2 ), value( 2 ) ].forEach( ( field ) =>
			expect( field ).toBeDisabled()
		);
		expect( screen.getByText( 'Posts' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();
		expect( screen.queryByRole( 'button', { name: /^Add / } ) ).toBeNull();
		expect(
			screen.getByRole( 'radio', { name: 'Specific pages' } )
		).toBeDisabled();
	} );

	it( 'stop at thirty rules and say so', async () => {
		await openSettings( {
			pages: 'custom',
			page_rules: Array.from( { length: 30 }, () => ( {
				type: 'page_url_contains',
				operator: '&&' as const,
				data: '/a',
			} ) ),
		} );
		expect( screen.getByText( '30 of 30 rules' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /^Add / } ) ).toBeNull();
	} );
} );
