import { takeScreenshots } from './support/screenshots';
import { SURVEYS, questionCard } from './support/surveys';
import { expect, test } from './support/test';

const SETTINGS = { required: false, randomize: false, comment_box: false };
const LOGIC = { enabled: false, action: 'show', conditions: [] };
const LONG =
	'Which of our products, services or shops did you use during the last twelve months, and would you use it again for a friend?';

test( '[PLS-27] options are sorted by mouse and keyboard, and the list of questions leads to collapsed cards', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( {
		title: 'Cards',
		questions: [
			{
				id: 'q1',
				type: 'radio-button',
				title: LONG,
				description: 'Only lunch.\nNot dinner.',
				config: {
					options: [ 'Red', 'Green', 'Blue', 'White', 'Black' ],
				},
			},
			{
				id: 'q2',
				type: 'checkbox',
				title: 'Which of these?',
				config: { options: [ 'Red', 'Green' ] },
				logic: {
					enabled: true,
					action: 'show',
					conditions: [
						{ question_id: 'q1', compare: '=', value: 'Red' },
					],
				},
			},
			...[ 3, 4, 5, 6 ].map( ( number ) => ( {
				id: `q${ number }`,
				type: 'text',
				title: `Question no ${ number }`,
				config: {},
			} ) ),
		].map( ( question ) => ( {
			settings: SETTINGS,
			logic: LOGIC,
			...question,
		} ) ),
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const card = questionCard( admin, 1 );
	const options = () =>
		card
			.getByRole( 'textbox', { name: /^Option \d/ } )
			.evaluateAll( ( fields ) =>
				fields.map( ( field ) => ( field as HTMLInputElement ).value )
			);
	const handle = ( number: number ) =>
		card.getByRole( 'button', { name: `Drag option ${ number }` } );
	await takeScreenshots( admin, 'editor-cards', { fullPage: false } );

	// Waits until the cards have their heights.
	await handle( 1 ).hover();
	const from = await handle( 1 ).boundingBox();
	const to = await handle( 3 ).boundingBox();
	if ( ! from || ! to ) {
		throw new Error( 'The handles are not visible.' );
	}
	await admin.mouse.move( from.x + 8, from.y + 8 );
	await admin.mouse.down();
	await admin.mouse.move( to.x + 8, to.y + 12, { steps: 8 } );
	// A drop before the list has followed the pointer is at the place before.
	await expect( admin.getByText( 'Now over place 3 of 5.' ) ).toBeAttached();
	await admin.mouse.up();
	await expect
		.poll( options )
		.toEqual( [ 'Green', 'Blue', 'Red', 'White', 'Black' ] );

	await handle( 3 ).focus();
	await admin.keyboard.press( 'Space' );
	await expect(
		admin.getByText( 'Picked up option 3 of 5.' )
	).toBeAttached();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Now over place 2 of 5.' ) ).toBeAttached();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Now over place 1 of 5.' ) ).toBeAttached();
	await admin.keyboard.press( 'Space' );
	await expect
		.poll( options )
		.toEqual( [ 'Red', 'Green', 'Blue', 'White', 'Black' ] );
	await expect( handle( 1 ) ).toBeFocused();
	await expect(
		card.getByRole( 'button', { name: 'Move option 1 up' } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	await admin.getByRole( 'button', { name: 'Collapse all' } ).click();
	await takeScreenshots( admin, 'editor-cards-collapsed' );
	await admin.getByRole( 'button', { name: /^5 / } ).click();
	await expect( questionCard( admin, 5 ) ).toBeFocused();
	await expect( questionCard( admin, 5 ).getByLabel( 'Title' ) ).toHaveValue(
		'Question no 5'
	);
	await expect( questionCard( admin, 5 ) ).toBeInViewport( { ratio: 1 } );
} );
