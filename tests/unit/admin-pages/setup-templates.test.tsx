import { act, screen, within } from '@testing-library/react';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveyTemplate } from '@/survey-model';
import { card, openEditor, press, site, titles } from '../support/editor';
import { printFeatures } from '../support/features';
import { blankTemplate } from '../support/surveys';
import { CAFE, NPS, VISIT, locked } from '../support/templates';
import type { AdminData } from '@/stores/admin-data';

jest.useFakeTimers();

/** The add-ons of templates and question types, active or not. */
function addOns(
	templates: boolean,
	questionTypes: boolean
): AdminData[ 'add_ons' ] {
	const addOn = ( title: string, slug: string, active: boolean ) => ( {
		title,
		basename: `userfeedback-${ slug }/userfeedback-${ slug }.php`,
		installed: true,
		active,
	} );
	return {
		templates: addOn( 'Templates', 'templates', templates ),
		'question-types': addOn(
			'Question Types',
			'question-types',
			questionTypes
		),
	};
}

async function openSetup( templates: readonly SurveyTemplate[] ) {
	const opened = await openEditor(
		( request ) =>
			request.path.endsWith( '/survey-templates' )
				? { body: templates }
				: site( request ),
		'/new'
	);
	await screen.findByRole( 'button', { name: templates[ 0 ]?.name ?? '' } );
	return opened;
}

const choice = ( name: string ) => screen.getByRole( 'button', { name } );
const settle = () => act( () => jest.advanceTimersByTimeAsync( 50 ) );
const edited = (
	registry: Awaited< ReturnType< typeof openSetup > >[ 'registry' ]
) => registry.select( surveysStore ).getEditedSurvey( 0 );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'choosing a template', () => {
	it( '[TPL-02] applies its questions and its type, names the survey and opens the questions', async () => {
		const { user, registry, saves } = await openSetup( [
			blankTemplate(),
			NPS,
			VISIT,
		] );
		expect(
			screen.getByRole( 'heading', { name: 'Select a Template' } )
		).toBeVisible();
		await user.click( choice( 'Net Promoter Score' ) );
		await settle();
		expect( window.location.hash ).toBe( '#/new/questions' );
		expect( edited( registry ) ).toMatchObject( {
			template: 'nps',
			type: 'nps',
			title: 'Net Promoter Score',
			questions: NPS.config.questions,
		} );
		await press( user, 'Back' );
		await user.click( choice( 'Visit purpose' ) );
		await settle();
		// Nobody changed the questions of the template, so nothing is asked.
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( edited( registry ) ).toMatchObject( {
			template: 'visit-purpose',
			type: 'survey',
			title: 'Visit purpose',
			questions: VISIT.config.questions,
		} );
		expect( saves() ).toEqual( [] );
		await press( user, 'Save' );
		expect( saves()[ 0 ]?.body ).toMatchObject( {
			survey: { template: 'visit-purpose', type: 'survey' },
		} );
	} );

	it( '[TPL-02~] asks before it replaces questions that the owner changed', async () => {
		const { user, registry } = await openSetup( [ VISIT, NPS ] );
		await user.click( choice( 'Visit purpose' ) );
		await settle();
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( user, 'Back' );
		await user.click( choice( 'Net Promoter Score' ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Replace questions' } )
		);
		await settle();
		expect( titles() ).toEqual( [ 'Recommend us?' ] );
		expect( edited( registry )?.type ).toBe( 'nps' );
	} );

	it( '[TPL-05] is necessary: without it, no later step opens and nothing is saved', async () => {
		const { saves } = await openSetup( [ blankTemplate(), VISIT ] );
		expect(
			screen.getByRole( 'button', { name: 'Save' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.queryByRole( 'button', { name: /Next Step/ } )
		).toBeNull();
		expect(
			screen.queryByRole( 'link', { name: /Questions|Settings|Publish/ } )
		).toBeNull();
		for ( const step of [ 'questions', 'publish' ] ) {
			window.location.hash = `#/new/${ step }`;
			await settle();
			expect( window.location.hash ).toBe( '#/new/setup' );
		}
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'a preview', () => {
	it( 'shows the questions before the template is chosen, by keyboard too', async () => {
		const { user, registry } = await openSetup( [ VISIT, NPS ] );
		choice( 'Visit purpose' ).focus();
		await user.tab();
		expect( choice( 'Preview Visit purpose' ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		const dialog = within(
			screen.getByRole( 'dialog', { name: 'Visit purpose' } )
		);
		expect( dialog.getByText( 'Happy?' ) ).toBeVisible();
		expect( dialog.getByText( 'To read' ) ).toBeVisible();
		expect( dialog.getByText( /^Radio.* · Required$/ ) ).toBeVisible();
		expect(
			dialog.getByText( /Depends on an earlier answer/ )
		).toBeVisible();
		expect( edited( registry )?.template ).toBe( '' );
		await user.click(
			dialog.getByRole( 'button', { name: 'Use this template' } )
		);
		await settle();
		expect( window.location.hash ).toBe( '#/new/questions' );
		expect( edited( registry )?.template ).toBe( 'visit-purpose' );
	} );
} );

describe( 'the search', () => {
	it( 'finds templates by name, description and group at once, without accents', async () => {
		const { user } = await openSetup( [ blankTemplate(), VISIT, CAFE ] );
		const search = screen.getByRole( 'searchbox', {
			name: 'Search templates',
		} );
		const headings = () =>
			screen
				.getAllByRole( 'heading', { level: 3 } )
				.map( ( { textContent } ) => textContent );
		expect( headings() ).toEqual( [
			'Get started',
			'Website feedback',
			'Events',
		] );
		await user.type( search, 'CAFE' );
		expect( headings() ).toEqual( [ 'Events' ] );
		expect(
			screen.getByText( '1 template found', { exact: false } )
		).toBeInTheDocument();
		await user.clear( search );
		await user.type( search, 'website people' );
		expect( headings() ).toEqual( [ 'Website feedback' ] );
		await user.type( search, ' nothing' );
		expect(
			screen.getByText( 'No results found', { exact: false } )
		).toBeInTheDocument();
	} );
} );

describe( 'a locked template', () => {
	it( '[TPL-03] is disabled and names the add-ons that it requires', async () => {
		printFeatures(
			{ 'pro-templates': 'activate-addon', nps: 'activate-addon' },
			{ add_ons: addOns( false, false ) }
		);
		const { user, registry } = await openSetup( [
			blankTemplate(),
			{ ...NPS, is_available: false },
			locked( VISIT ),
			locked( CAFE ),
		] );
		for ( const [ name, text ] of [
			[ 'Net Promoter Score', 'Requires Question Types addon' ],
			[ 'Visit purpose', 'Requires Templates addon' ],
			[ 'Café event', 'Requires Templates and Question Types addons' ],
		] as const ) {
			expect( choice( name ) ).toBeDisabled();
			expect( choice( name ) ).toHaveAccessibleDescription(
				expect.stringMatching( new RegExp( `${ text }$` ) )
			);
		}
		await user.click( choice( 'Visit purpose' ) );
		expect( edited( registry )?.template ).toBe( '' );
		expect( choice( 'Blank' ) ).toBeEnabled();
		await user.click(
			screen.getByRole( 'button', { name: /^Visit purpose: activate/ } )
		);
		expect(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Activate Addon',
			} )
		).toBeVisible();
	} );

	it.each( [ 'pt_PT_ao90', 'es_ES', 'de_DE_formal' ] )(
		'names several add-ons in the language %s, whose name browsers do not know',
		async ( locale ) => {
			printFeatures(
				{ 'pro-templates': 'activate-addon' },
				{ add_ons: addOns( false, false ), locale }
			);
			await openSetup( [ blankTemplate(), locked( CAFE ) ] );
			expect( choice( 'Café event' ) ).toHaveAccessibleDescription(
				/Templates (e|y|und) Question Types/
			);
		}
	);

	it( 'is folded away with the others, until a search finds it', async () => {
		printFeatures(
			{ 'pro-templates': 'activate-addon' },
			{ add_ons: addOns( false, false ) }
		);
		const { user } = await openSetup( [
			blankTemplate(),
			NPS,
			locked( VISIT ),
			locked( CAFE ),
		] );
		const fold = () =>
			screen.getByText( /more template/ ).closest( 'details' )!;
		expect( fold() ).not.toHaveAttribute( 'open' );
		expect( fold() ).toHaveTextContent( '2 more templates' );
		expect( fold() ).toContainElement( choice( 'Visit purpose' ) );
		expect( fold() ).not.toContainElement( choice( 'Blank' ) );
		await user.type(
			screen.getByRole( 'searchbox', { name: 'Search templates' } ),
			'visit'
		);
		expect( fold() ).toHaveAttribute( 'open' );
		expect( fold() ).toHaveTextContent( '1 more template' );
	} );

	it( '[TPL-04] asks for a license key where the add-ons are active', async () => {
		printFeatures(
			{ 'pro-templates': 'license' },
			{ add_ons: addOns( true, true ) }
		);
		await openSetup( [
			blankTemplate(),
			{ ...VISIT, is_available: false },
		] );
		expect( choice( 'Visit purpose' ) ).toBeDisabled();
		expect( choice( 'Visit purpose' ) ).toHaveAccessibleDescription(
			/Please enter a valid license key to enable Pro templates/
		);
		expect(
			screen.getByRole( 'link', { name: 'Enter your license key' } )
		).toBeVisible();
		// Its questions may be looked at.
		expect( choice( 'Preview Visit purpose' ) ).toBeEnabled();
	} );

	it( '[TPL-03~] opens the upgrade on Lite', async () => {
		printFeatures(
			{ 'pro-templates': 'upgrade' },
			{ add_ons: addOns( false, false ) }
		);
		const { user } = await openSetup( [
			blankTemplate(),
			locked( VISIT ),
		] );
		await user.click(
			screen.getByRole( 'button', { name: /^Visit purpose: not in/ } )
		);
		expect(
			screen.getByRole( 'dialog', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );
} );
