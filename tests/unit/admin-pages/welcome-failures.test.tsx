import { screen } from '@testing-library/react';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import {
	TEMPLATES,
	currentRoute,
	heading,
	openWizard,
	wait,
	wizardSite,
} from '../support/wizard';

beforeEach( () => {
	jest.useFakeTimers();
	window.localStorage.clear();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

type Opened = Awaited< ReturnType< typeof openWizard > >;

async function walkToPublish( { press }: Opened ): Promise< void > {
	await press( /^Quick website feedback/ );
	await press( 'Next' );
	await press( 'Next' );
}

/** A site whose first saves are answered like this. */
function saving( ...answers: Answer[] ) {
	const site = wizardSite();
	return ( request: SeenRequest ): Answer => {
		const [ answer ] = /\/surveys$/.test( request.path )
			? answers.splice( 0, 1 )
			: [];
		return answer === undefined ? site( request ) : answer;
	};
}

describe( 'a wizard that cannot publish', () => {
	it.each( [
		[ null, 'Your site could not be reached.' ],
		[
			refusal( 500, 'error', 'The database is full.' ),
			'The database is full.',
		],
		[
			refusal( 400, 'userfeedback_invalid', 'Invalid', [
				{
					field: 'settings.theming.position',
					code: 'feature_locked',
					message: 'Middle positions need a license.',
				},
			] ),
			'Middle positions need a license.',
		],
	] )(
		'keeps everything, says why, and publishes one survey when it is tried again: %s',
		async ( failure, text ) => {
			const opened = await openWizard( saving( failure ) );
			await walkToPublish( opened );
			await opened.press( 'Publish' );
			expect( screen.getByText( new RegExp( text ) ) ).toBeVisible();
			expect(
				screen.getByText(
					'What you chose is kept in this browser. Change it if necessary, and press Publish again.'
				)
			).toBeVisible();
			expect( heading() ).toContain( 'Step 4 of 4' );
			await opened.press( 'Publish' );
			expect( heading() ).toBe( 'Your survey is live' );
			const ids = opened.saves().map( ( sent ) => sent.client_id );
			expect( new Set( ids ).size ).toBe( 1 );
		}
	);

	it( 'sends the same survey after a reload, because the first answer may have been lost', async () => {
		let opened = await openWizard( saving( null ) );
		await walkToPublish( opened );
		await opened.press( 'Publish' );
		const [ first ] = opened.saves();
		opened.unmount();
		opened = await openWizard( wizardSite(), currentRoute() );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.client_id ).toBe( first?.client_id );
	} );

	it( 'saves once on a double click', async () => {
		const opened = await openWizard();
		await walkToPublish( opened );
		await opened.user.dblClick(
			screen.getByRole( 'button', { name: 'Publish' } )
		);
		await wait();
		expect( opened.saves() ).toHaveLength( 1 );
	} );

	it( 'leads to the survey that another tab has published meanwhile', async () => {
		const opened = await openWizard();
		await walkToPublish( opened );
		const [ key ] = Object.keys( window.localStorage );
		const kept = JSON.parse(
			window.localStorage.getItem( key ?? '' ) ?? ''
		) as { choices: { clientId: string } };
		window.localStorage.setItem(
			key ?? '',
			JSON.stringify( {
				done: { clientId: kept.choices.clientId, surveyId: 12 },
			} )
		);
		await opened.press( 'Publish' );
		expect( opened.saves() ).toEqual( [] );
		expect( currentRoute() ).toBe( '/welcome?survey=12' );
	} );
} );

describe( 'a wizard on another site', () => {
	it( 'offers only the goals that it has', async () => {
		await openWizard(
			wizardSite(
				TEMPLATES.map( ( template ) => ( {
					...template,
					is_available: template.key === 'simple-visit',
				} ) )
			)
		);
		expect(
			screen.getByRole( 'button', { name: /^Reason for the visit/ } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /^Ideas and wishes/ } )
		).toBeNull();
	} );

	it( 'says when the chosen goal was removed, and goes no further without another', async () => {
		const opened = await openWizard();
		await walkToPublish( opened );
		opened.unmount();
		await openWizard(
			wizardSite(
				TEMPLATES.filter( ( { key } ) => key !== 'simple-website' )
			),
			currentRoute()
		);
		expect( currentRoute() ).toBe( '/welcome' );
		expect(
			screen.getByText(
				/The goal that you chose is no longer available/,
				{
					selector: '.components-notice__content',
				}
			)
		).toBeVisible();
	} );

	it( 'leads to the builder if it has no goal', async () => {
		await openWizard( wizardSite( [] ) );
		expect(
			screen.getByRole( 'link', { name: 'Create a survey yourself' } )
		).toHaveAttribute( 'href', 'admin.php?page=userfeedback_surveys#/new' );
	} );

	it( 'can load the templates again', async () => {
		const site = wizardSite();
		const answers: Answer[] = [ refusal( 500, 'error', 'Broken.' ) ];
		const opened = await openWizard( ( request ) =>
			request.path.endsWith( '/survey-templates' )
				? ( answers.pop() ?? site( request ) )
				: site( request )
		);
		await opened.press( 'Try again' );
		expect( heading() ).toContain( 'Step 1 of 4' );
	} );

	it( 'says that a survey of the address was deleted', async () => {
		const site = wizardSite();
		await openWizard(
			( request ) =>
				request.path.endsWith( '/12' )
					? refusal( 404, 'userfeedback_not_found', 'Deleted.' )
					: site( request ),
			'/welcome?survey=12'
		);
		expect( heading() ).toBe( 'The survey could not be loaded' );
	} );
} );
