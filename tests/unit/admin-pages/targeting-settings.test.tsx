import { screen, within } from '@testing-library/react';
import type { SurveySettings } from '../../../src/survey-model';
import { SURVEY_DEFAULTS } from '../../../src/survey-model/generated';
import { banner, openEditor, press, sentSurvey, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { survey } from '../support/surveys';

type Targeting = SurveySettings[ 'targeting' ];
type GeoTargeting = SurveySettings[ 'geo_targeting' ];

/** A site whose survey has these settings, and content to search. */
function siteWith(
	targeting: Partial< Targeting > = {},
	geo: Partial< GeoTargeting > = {}
) {
	const { settings } = SURVEY_DEFAULTS;
	return ( request: SeenRequest ): Answer => {
		const { pathname, searchParams } = new URL(
			request.path,
			'http://site.test'
		);
		if ( pathname.endsWith( '/logic-type' ) ) {
			const type = searchParams.get( 'logic_type' ) ?? '';
			return {
				body: [
					{ id: '12', label: `${ type } one` },
					{ id: '13', label: `${ type } two` },
				].filter( ( { label } ) =>
					label.includes( searchParams.get( 'search' ) ?? '' )
				),
			};
		}
		if ( pathname.endsWith( '/search' ) ) {
			return { body: [ { id: 34, title: 'Prices' } ] };
		}
		if ( request.method === 'GET' && pathname.endsWith( '/7' ) ) {
			return {
				body: survey( {
					settings: {
						...settings,
						targeting: { ...settings.targeting, ...targeting },
						geo_targeting: { ...settings.geo_targeting, ...geo },
					},
				} ),
			};
		}
		return site( request );
	};
}

const open = ( ...settings: Parameters< typeof siteWith > ) =>
	openEditor( siteWith( ...settings ), '/edit/7/settings' );

type Opened = Awaited< ReturnType< typeof open > >;

const sent = ( { saves }: Opened ) =>
	sentSurvey( saves().at( -1 ) as SeenRequest ).settings;

const card = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

const groups = () =>
	screen.queryAllByRole( 'group', { name: /^Rule group/ } ).map(
		( group ) =>
			within( group )
				.getAllByRole( 'combobox', { name: /^Rule \d/ } )
				.map(
					( element ) => element.getAttribute( 'aria-label' ) ?? ''
				).length
	);

const type = ( number: number ) =>
	screen.getByRole( 'combobox', { name: `Rule ${ number }` } );

const value = ( number: number ) =>
	screen.getByLabelText( `Value of rule ${ number }` );

async function pick( { user }: Opened, number: number, label: string ) {
	await user.click( value( number ) );
	await user.click( await screen.findByRole( 'option', { name: label } ) );
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the devices of a survey', () => {
	it( '[SET-02~] are three, all checked, and saved in their order; none is an error', async () => {
		const opened = await open();
		const box = ( name: string ) =>
			card( 'Devices' ).getByRole( 'checkbox', { name } );
		[ 'Desktop', 'Tablet', 'Mobile' ].forEach( ( name ) =>
			expect( box( name ) ).toBeChecked()
		);
		await opened.user.click( box( 'Desktop' ) );
		await opened.user.click( box( 'Tablet' ) );
		await opened.user.click( box( 'Desktop' ) );
		await press( opened.user, 'Save' );
		expect( sent( opened )?.targeting?.devices ).toEqual( [
			'desktop',
			'mobile',
		] );
		await opened.user.click( box( 'Desktop' ) );
		await opened.user.click( box( 'Mobile' ) );
		await press( opened.user, 'Next Step: Notifications' );
		expect(
			card( 'Devices' ).getByText( 'Choose at least one device.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( '[SET-02~] [GAT-03~] are locked at all three below their plan; otherwise the stored choice is shown', async () => {
		printFeatures( { devices: 'upgrade' } );
		const opened = await open( { devices: [ 'desktop' ] } );
		card( 'Devices' )
			.getAllByRole( 'checkbox' )
			.forEach( ( box ) => {
				expect( box ).toBeChecked();
				expect( box ).toBeDisabled();
			} );
		await opened.user.click(
			card( 'Devices' ).getByRole( 'button', {
				name: /^The feature devices/,
			} )
		);
		expect(
			screen.getByRole( 'heading', { name: /^Upgrade to/ } )
		).toBeVisible();
	} );

	it( '[SET-02~] show the stored choice while only the add-on is missing', async () => {
		printFeatures( { devices: 'activate-addon' } );
		await open( { devices: [ 'desktop' ] } );
		expect(
			card( 'Devices' )
				.getAllByRole( 'checkbox', { checked: true } )
				.map( ( box ) => box.closest( 'div' )?.textContent )
		).toHaveLength( 1 );
	} );

	it( 'are in the summary before publishing with the pages and countries', async () => {
		await openEditor(
			siteWith(
				{
					devices: [ 'desktop', 'mobile' ],
					pages: 'custom',
					page_rules: [
						{
							type: 'page_url_contains',
							operator: '&&',
							data: '/a',
						},
					],
				},
				{ target: 'select', countries: [ 'DE', 'FR' ] }
			),
			'/edit/7/publish'
		);
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		expect( summary ).toHaveTextContent( 'DevicesDesktop and Mobile' );
		expect( summary ).toHaveTextContent( 'PagesPages that fulfil 1 rule' );
		expect( summary ).toHaveTextContent( 'CountriesGermany and France' );
	} );
} );

describe( 'the pages of a survey', () => {
	it( '[SET-03~] are all or custom: custom starts with a rule, which cannot be removed', async () => {
		const opened = await open();
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
		const opened = await open( {
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

	it( '[SET-03~] [SET-04~] lose a rule’s value with its type, and offer fourteen types', async () => {
		const opened = await open( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
			],
		} );
		expect( within( type( 1 ) ).getAllByRole( 'option' ) ).toHaveLength(
			14
		);
		await opened.user.selectOptions( type( 1 ), 'URL does not contain' );
		expect( value( 1 ) ).toHaveValue( '' );
	} );

	it.each( [
		[ 'Kind of page is', 'wp_page_type one', 'wp_page_type' ],
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
			const opened = await open( {
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
		const opened = await open( {
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

	it.each( [
		[ 'URL is', '/pricing', /^Enter a complete URL/ ],
		[ 'URL is not', '', 'Enter a URL.' ],
		[
			'Visitor comes from the URL',
			'example.com',
			/^Enter a complete URL/,
		],
		[ 'URL contains', '', 'Enter a text.' ],
		[ 'URL has the query parameter', 'a b', /^Enter a name/ ],
		[
			'URL matches a regular expression',
			'(a',
			'This regular expression is not valid. Correct it.',
		],
		[
			'URL matches a regular expression',
			'(a+)+',
			/^This regular expression could take too long/,
		],
		[ 'Post type is', undefined, 'Choose at least one.' ],
		[ 'Visitor is', undefined, 'Choose at least one.' ],
	] )(
		'[SET-05~] %s "%s" keeps the step invalid and says why below the field',
		async ( label, text, message ) => {
			const opened = await open( {
				pages: 'custom',
				page_rules: [ { type: 'taxonomy', operator: '&&', data: [] } ],
			} );
			const { user, saves } = opened;
			await user.selectOptions( type( 1 ), label );
			if ( text ) {
				await user.type( value( 1 ), text );
			}
			expect( screen.queryByText( message ) ).toBeNull();
			await press( user, 'Next Step: Notifications' );
			expect( screen.getByText( message ) ).toBeVisible();
			expect( value( 1 ) ).toBeInvalid();
			expect(
				await banner( 'Please fix errors on this page.' )
			).toBeVisible();
			expect( saves() ).toEqual( [] );
			expect( window.location.hash ).toBe( '#/edit/7/settings' );
			await user.selectOptions( type( 1 ), 'URL does not contain' );
			await user.type( value( 1 ), '/a' );
			await press( user, 'Next Step: Notifications' );
			expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		}
	);

	it( 'show the server’s error below the rule', async () => {
		const answer = siteWith( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{
					type: 'wp_user_roles',
					operator: '&&',
					data: [ { id: 'x', label: 'X' } ],
				},
			],
		} );
		const { user } = await openEditor(
			( request ) =>
				request.method === 'POST'
					? refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', [
							{
								field: 'settings.targeting.page_rules[1].data[0].id',
								code: 'unknown_choice',
								message: 'This cannot be chosen.',
							},
						] )
					: answer( request ),
			'/edit/7/settings'
		);
		await user.type( value( 1 ), 'b' );
		await press( user, 'Save' );
		expect(
			await screen.findByText( 'This cannot be chosen.' )
		).toBeVisible();
		expect( value( 2 ) ).toBeInvalid();
		expect( value( 1 ) ).toBeValid();
	} );

	it( 'can be tried with a URL', async () => {
		const { user } = await open( {
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

	it( 'keep a rule of another plugin until it is removed', async () => {
		const opened = await open( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{ type: 'acme_weather', operator: '||', data: 'rain' },
			],
		} );
		expect(
			screen.getByText( /^Its plugin is not active here/ )
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
		await open( {
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
		await open( {
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

describe( 'the countries of a survey', () => {
	it( '[SET-06~] are all, or those that are found by name or code', async () => {
		const opened = await open();
		const { user } = opened;
		await user.click(
			screen.getByRole( 'radio', { name: 'Only some countries' } )
		);
		await press( user, 'Next Step: Notifications' );
		expect(
			card( 'Countries' ).getByText( 'Choose at least one country.' )
		).toBeVisible();
		const field = screen.getByRole( 'combobox', {
			name: 'Chosen countries',
		} );
		for ( const [ text, name ] of [
			[ 'cote d', 'Côte d’Ivoire' ],
			[ 'DE', 'Germany' ],
			[ 'franc', 'France' ],
		] as const ) {
			await user.type( field, text );
			await user.click( await screen.findByRole( 'option', { name } ) );
		}
		await press( user, 'Remove: France' );
		await press( user, 'Save' );
		expect( sent( opened )?.geo_targeting ).toEqual( {
			target: 'select',
			countries: [ 'CI', 'DE' ],
		} );
	} );

	it( '[SET-06~] [GAT-03~] are locked until their add-on is active, and show the stored choice', async () => {
		printFeatures( { countries: 'activate-addon' } );
		await open( {}, { target: 'select', countries: [ 'DE' ] } );
		expect(
			screen.getByRole( 'radio', { name: 'Only some countries' } )
		).toBeDisabled();
		expect( card( 'Countries' ).getByText( 'Germany' ) ).toBeVisible();
		expect(
			screen.getByRole( 'combobox', { name: 'Chosen countries' } )
		).toBeDisabled();
		expect(
			card( 'Countries' ).getByRole( 'button', {
				name: /^The feature countries: activate the add-on/,
			} )
		).toBeVisible();
	} );
} );
