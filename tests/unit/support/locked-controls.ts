import { screen, within } from '@testing-library/react';
import type { FeatureName, PlanName } from '@/stores/features';
import type { openEditor } from './editor';

type User = Awaited< ReturnType< typeof openEditor > >[ 'user' ];

/** Activates a locked control. */
type Activate = ( user: User ) => Promise< void >;

export interface LockedControl {
	/** As the specification names it. */
	control: string;
	/** A step of a saved survey, or `setup`. */
	step: string;
	feature: FeatureName;
	plan?: PlanName;
	/** What the upgrade is about, if it is more than the one feature. */
	title?: string;
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
	...[ 'Redirect', 'Conditional redirect' ].flatMap( ( label, index ) => [
		{
			control: `the thank-you card’s ${ label }`,
			step: 'questions',
			feature: 'redirects' as const,
			activate: padlock( 'redirects', index ),
		},
		{
			control: `the row of the thank-you card’s ${ label }`,
			step: 'questions',
			feature: 'redirects' as const,
			activate: text( label ),
		},
	] ),
];

const SETTINGS: readonly LockedControl[] = (
	[
		[ 'the delay', 'timing', 0, 'After a delay' ],
		[ 'before abandon', 'timing', 1, 'Before leaving' ],
		[ 'half page', 'timing', 2, 'Halfway down' ],
		[ 'once', 'display-length', 0, 'Once' ],
		[ 'repeatedly', 'display-length', 1, 'Repeatedly' ],
		[ 'the expiry', 'run-time', 0, 'Until a date' ],
		[ 'the minimized start', 'start-minimized', 0, 'Start as a small tab' ],
		[ 'partial answers', 'partial-answers', 0, 'Keep partial answers' ],
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

/** Opens the preview, then activates a control in it. */
function inPreview( activate: Activate ): Activate {
	return async ( user ) => {
		await user.click( screen.getByRole( 'radio', { name: 'Preview' } ) );
		const options = await screen.findByRole( 'button', {
			name: 'Branding options',
		} );
		if ( options.getAttribute( 'aria-expanded' ) === 'false' ) {
			await user.click( options );
		}
		await activate( user );
	};
}

const OTHERS: readonly LockedControl[] = [
	{
		control: 'branding with the custom logo',
		step: 'questions',
		feature: 'colors',
		title: 'Branding',
		activate: inPreview( ( user ) =>
			user.click(
				screen.getByRole( 'button', { name: 'Upgrade to Plus' } )
			)
		),
	},
	{
		control: 'a template of the add-on',
		step: 'setup',
		feature: 'pro-templates',
		title: 'Visit purpose',
		activate: ( user ) =>
			user.click(
				screen.getByRole( 'button', { name: /^Visit purpose: not in/ } )
			),
	},
	{
		control: 'the templates of the add-on',
		step: 'setup',
		feature: 'pro-templates',
		activate: ( user ) =>
			user.click(
				screen.getByRole( 'button', { name: 'Upgrade to Plus' } )
			),
	},
	{
		control: 'middle positions',
		step: 'questions',
		feature: 'middle-positions',
		activate: inPreview( padlock( 'middle-positions' ) ),
	},
	{
		control: 'targeting devices',
		step: 'settings',
		feature: 'devices',
		plan: 'pro',
		activate: padlock( 'devices' ),
	},
	{
		control: 'the card of targeting devices',
		step: 'settings',
		feature: 'devices',
		plan: 'pro',
		activate: text( 'The survey shows on the devices that are checked.' ),
	},
	{
		control: 'page rules',
		step: 'settings',
		feature: 'advanced-pages',
		activate: text( 'Specific pages' ),
	},
	{
		control: 'countries',
		step: 'settings',
		feature: 'countries',
		plan: 'elite',
		activate: padlock( 'countries' ),
	},
	{
		control: 'the row of countries',
		step: 'settings',
		feature: 'countries',
		plan: 'elite',
		activate: text( 'Only some countries' ),
	},
	{
		control: 'conditional email logic',
		step: 'notifications',
		feature: 'conditional-email',
		plan: 'pro',
		activate: padlock( 'conditional-email' ),
	},
	{
		control: 'the webhook',
		step: 'notifications',
		feature: 'webhooks',
		plan: 'pro',
		activate: ( user ) =>
			user.click(
				within(
					screen.getByRole( 'group', { name: 'Webhook' } )
				).getByRole( 'button', { name: 'Upgrade to Pro' } )
			),
	},
	{
		control: 'scheduling',
		step: 'publish',
		feature: 'scheduling',
		activate: padlock( 'scheduling' ),
	},
];

/** The controls of the builder that a plan locks (specification, builder and settings 6). */
export const CONTROLS = [ ...QUESTIONS, ...SETTINGS, ...OTHERS ];

/** The features without a lock of their own in the builder, in the order of the feature table. */
export const ELSEWHERE: readonly FeatureName[] = [
	// The results and the lists.
	'longer-ranges',
	'exports',
	'single-response',
	'response-changes',
	'quick-filters',
	'bulk-actions',
	'row-selection',
	// The settings.
	'access-roles',
	// Locked together with the colors, as branding.
	'fonts',
	'texts',
	'logo',
	// Locked together with the choice of specific pages.
	'page-rules',
	// No part of the builder.
	'ai-summary',
	'post-ratings',
	'rating-results',
	'heatmaps',
	'heatmap-results',
];
