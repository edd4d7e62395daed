import { act, screen, within } from '@testing-library/react';
import { planName } from '@/lib/plan-name';
import type { PlanName } from '@/stores/features';
import { openEditor, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { FEATURE_NAMES } from '../support/feature-names';
import { feature, printFeatures } from '../support/features';
import { CONTROLS, ELSEWHERE } from '../support/locked-controls';
import { blankTemplate, survey } from '../support/surveys';
import { VISIT, locked } from '../support/templates';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** Locks everything, and opens a step of survey 7, or the setup of a new survey. */
function open(
	step: string,
	plan: PlanName,
	source: 'liteplugin' | 'proplugin'
) {
	printFeatures(
		{},
		{
			source,
			is_pro: source === 'proplugin',
			features: Object.fromEntries(
				FEATURE_NAMES.map( ( name ) => [
					name,
					feature( 'upgrade', {
						plan,
						title: `The feature ${ name }`,
					} ),
				] )
			),
		}
	);
	const saved = survey();
	const { email } = saved.notifications;
	return openEditor(
		( request: SeenRequest ) => {
			if ( request.path.endsWith( '/preview' ) ) {
				return 'silence';
			}
			if ( request.path.endsWith( '/survey-templates' ) ) {
				return { body: [ blankTemplate(), locked( VISIT ) ] };
			}
			return request.method === 'GET' && request.path.endsWith( '/7' )
				? {
						body: survey( {
							notifications: {
								...saved.notifications,
								email: { ...email, active: true },
							},
						} ),
					}
				: site( request );
		},
		step === 'setup' ? '/new' : `/edit/7/${ step }`
	);
}

describe.each( [ 'liteplugin', 'proplugin' ] as const )(
	'with %s',
	( source ) => {
		it.each( CONTROLS )(
			'[GAT-03~] $control opens the upgrade with its feature, plan and campaign',
			async ( {
				step,
				feature: name,
				plan = 'plus',
				title,
				activate,
			} ) => {
				const { user } = await open( step, plan, source );
				await act( () => jest.advanceTimersByTimeAsync( 50 ) );
				expect( screen.queryByRole( 'dialog' ) ).toBeNull();
				await activate( user );
				const dialog = within( await screen.findByRole( 'dialog' ) );
				expect(
					dialog.getByRole( 'heading', { name: /^Upgrade to / } )
				).toHaveTextContent( `Upgrade to ${ planName( plan ) }` );
				expect(
					dialog.getByText( title ?? `The feature ${ name }` )
				).toBeInTheDocument();
				expect(
					dialog
						.getByRole( 'link', { name: /^Upgrade to / } )
						.getAttribute( 'href' )
				).toBe(
					`https://shop.test/pricing/?utm_source=${ source }&utm_medium=survey-editor&utm_campaign=locked-feature&utm_content=${ name }`
				);
			}
		);
	}
);

describe( 'the locked controls', () => {
	it( '[GAT-03] are those of every feature that a survey is built with', () => {
		const tried = new Set( CONTROLS.map( ( { feature: name } ) => name ) );
		expect(
			FEATURE_NAMES.filter( ( name ) => ! tried.has( name ) )
		).toEqual( [ ...ELSEWHERE ] );
	} );
} );

describe( 'a locked control', () => {
	it( '[GAT-03~] keeps its name, says why it is locked, and cannot be changed', async () => {
		await open( 'settings', 'plus', 'liteplugin' );
		const control = screen.getByRole( 'radio', { name: 'After a delay' } );
		expect( control ).toBeDisabled();
		expect( control ).toHaveAccessibleDescription(
			'Visitors can look around first. The feature timing: not in your plan. Upgrade to Plus to use this feature.'
		);
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Start as a small tab',
		} );
		expect( toggle ).toBeDisabled();
		expect( toggle ).toHaveAccessibleDescription(
			/The feature start-minimized: not in your plan\. Upgrade to Plus to use this feature\.$/
		);
	} );
} );
