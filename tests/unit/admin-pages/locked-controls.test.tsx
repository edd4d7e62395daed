import { screen, within } from '@testing-library/react';
import { planName } from '../../../src/components/plan-name';
import type { FeatureName, PlanName } from '../../../src/stores/features';
import { openEditor, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { FEATURE_NAMES } from '../support/feature-names';
import { feature, printFeatures } from '../support/features';
import { survey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

type User = Awaited< ReturnType< typeof openEditor > >[ 'user' ];

/** Activates a locked control. */
type Activate = ( user: User ) => Promise< void >;

interface LockedControl {
	/** As the specification names it. */
	control: string;
	step: string;
	feature: FeatureName;
	plan?: PlanName;
	activate: Activate;
}

/** Clicks a padlock by keyboard. */
function padlock( name: FeatureName, index = 0 ): Activate {
	return async ( user ) => {
		const button = screen.getAllByRole( 'button', {
			name: new RegExp( `^The feature ${ name }:` ),
		} )[ index ];
		button?.focus();
		await user.keyboard( '{Enter}' );
	};
}

/** Clicks a text of the control. */
function text( words: string ): Activate {
	return ( user ) =>
		user.click( screen.getAllByText( words )[ 0 ] as Element );
}

function questionType( label: string ): Activate {
	return async ( user ) => {
		await user.click(
			screen.getByRole( 'button', { name: 'Add Question' } )
		);
		await user.click(
			screen.getByRole( 'menuitem', {
				name: new RegExp( `^${ label }` ),
			} )
		);
	};
}

const QUESTIONS: readonly LockedControl[] = [
	...(
		[
			[ 'Star Rating', 'star-rating' ],
			[ 'Net Promoter Score', 'nps' ],
			[ 'Image Radio', 'image-radio' ],
			[ 'Icon Choice', 'icon-choice' ],
		] as const
	 ).map( ( [ label, name ] ) => ( {
		control: `${ label } questions`,
		step: 'questions',
		feature: name,
		activate: questionType( label ),
	} ) ),
	...(
		[
			[
				'the required toggle',
				'required',
				'Visitors cannot skip this question.',
			],
			[
				'the randomize toggle',
				'randomize',
				'Each visitor sees the options in another order.',
			],
			[
				'the comment-box toggle',
				'comment-box',
				'Visitors can add a few words to their answer.',
			],
		] as const
	 ).flatMap( ( [ control, name, help ] ) => [
		{
			control,
			step: 'questions',
			feature: name,
			activate: padlock( name ),
		},
		{
			control: `the row of ${ control }`,
			step: 'questions',
			feature: name,
			activate: text( help ),
		},
	] ),
	{
		control: 'the thank-you message',
		step: 'questions',
		feature: 'thank-you-message',
		activate: padlock( 'thank-you-message' ),
	},
];

const SETTINGS: readonly LockedControl[] = (
	[
		[ 'the delay', 'timing', 0, 'After a delay' ],
		[ 'before abandon', 'timing', 1, 'Before leaving' ],
		[ 'half page', 'timing', 2, 'Halfway down' ],
		[ 'once', 'display-length', 0, 'Once' ],
		[ 'repeatedly', 'display-length', 1, 'Repeatedly' ],
		[ 'the expiry', 'run-time', 0, 'Until a day' ],
		[ 'the minimized start', 'start-minimized', 0, 'Start as a small tab' ],
	] as const
 ).flatMap( ( [ control, name, index, label ] ) => [
	{
		control,
		step: 'settings',
		feature: name,
		activate: padlock( name, index ),
	},
	{
		control: `the row of ${ control }`,
		step: 'settings',
		feature: name,
		activate: text( label ),
	},
] );

const OTHERS: readonly LockedControl[] = [
	{
		control: 'scheduling',
		step: 'publish',
		feature: 'scheduling',
		activate: padlock( 'scheduling' ),
	},
];

const CONTROLS = [ ...QUESTIONS, ...SETTINGS, ...OTHERS ];

/** Locks everything, and opens a step of survey 7. */
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
	return openEditor(
		( request: SeenRequest ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey() }
				: site( request ),
		`/edit/7/${ step }`
	);
}

describe.each( [ 'liteplugin', 'proplugin' ] as const )(
	'with %s',
	( source ) => {
		it.each( CONTROLS )(
			'[GAT-03~] $control opens the upgrade with its feature, plan and campaign',
			async ( { step, feature: name, plan = 'plus', activate } ) => {
				const { user } = await open( step, plan, source );
				expect( screen.queryByRole( 'dialog' ) ).toBeNull();
				await activate( user );
				const dialog = within( await screen.findByRole( 'dialog' ) );
				expect(
					dialog.getByRole( 'heading', { name: /^Upgrade to / } )
				).toHaveTextContent( `Upgrade to ${ planName( plan ) }` );
				expect(
					dialog.getByText( `The feature ${ name }` )
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

describe( 'a locked control', () => {
	it( '[GAT-03~] keeps its name, says why it is locked, and cannot be changed', async () => {
		await open( 'settings', 'plus', 'liteplugin' );
		const control = screen.getByRole( 'radio', { name: 'After a delay' } );
		expect( control ).toBeDisabled();
		expect( control ).toHaveAccessibleDescription(
			'Visitors can look around first. The feature timing: not in your plan. Upgrade to Plus to use it.'
		);
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Start as a small tab',
		} );
		expect( toggle ).toBeDisabled();
		expect( toggle ).toHaveAccessibleDescription(
			/The feature start-minimized: not in your plan\. Upgrade to Plus to use it\.$/
		);
	} );
} );
