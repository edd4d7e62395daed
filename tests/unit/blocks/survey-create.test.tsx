import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, SeenRequest } from '../support/fake-server';
import { embedOf, renderBlock, surveySite } from '../support/survey-block';
import { blankTemplate, radioQuestion } from '../support/surveys';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( '../support/block-editor' )
);

const TEMPLATES = [
	blankTemplate(),
	{
		...blankTemplate(),
		key: 'nps',
		name: 'NPS',
		type: 'nps',
		config: { questions: [ radioQuestion() ] },
	},
	{ ...blankTemplate(), key: 'pro', name: 'Pro only', is_available: false },
];

const list = surveySite( () => ( {
	body: embedOf( { id: 20, title: 'Cake', status: 'draft' } ),
} ) );

/** A site that creates survey 20, unless `create` answers otherwise. */
function site(
	create: () => Answer = () => ( { status: 201, body: { id: 20 } } )
) {
	return ( request: SeenRequest ): Answer => {
		if ( request.path.endsWith( '/survey-templates' ) ) {
			return { body: TEMPLATES };
		}
		return request.method === 'POST' ? create() : list( request );
	};
}

/** The requests that create a survey. */
function created( requests: readonly SeenRequest[] ) {
	return requests
		.filter( ( { method } ) => method === 'POST' )
		.map(
			( { body } ) =>
				body as {
					survey: Record< string, unknown > & {
						questions: { title: string; type: string }[];
					};
					client_id: string;
					save_id: string;
				}
		);
}

async function openForm( handler: ( request: SeenRequest ) => Answer ) {
	const user = userEvent.setup();
	const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
	open.mockClear();
	const block = renderBlock( { surveyId: 0 }, handler );
	await user.click(
		await screen.findByRole( 'button', { name: 'Create New' } )
	);
	const title = screen.getByRole( 'textbox', {
		name: 'Title of the new survey',
	} );
	return { user, open, title, ...block };
}

const press = ( user: ReturnType< typeof userEvent.setup > ) =>
	user.click( screen.getByRole( 'button', { name: 'Create draft' } ) );

test( '[BLK-01~] creates a draft with a first question, opens the builder in another tab and chooses the draft', async () => {
	const { user, open, title, requests, attributes } =
		await openForm( site() );
	expect( title ).toHaveFocus();
	await user.type( title, ' Cake ' );
	await user.type(
		screen.getByRole( 'textbox', { name: 'First question' } ),
		'Which cake?'
	);
	await press( user );
	expect(
		await screen.findByText( /This survey is a draft/, {
			selector: '.userfeedback-block__notice *',
		} )
	).toBeVisible();
	expect( attributes() ).toEqual( { surveyId: 20, display: 'inline' } );
	expect( open ).toHaveBeenCalledWith(
		'admin.php?page=userfeedback_surveys#/edit/20/questions',
		'_blank',
		'noopener'
	);
	const [ sent, ...others ] = created( requests );
	expect( others ).toEqual( [] );
	expect( sent?.survey ).toMatchObject( {
		title: 'Cake',
		status: 'draft',
		template: 'blank',
		type: 'survey',
		questions: [ { title: 'Which cake?', type: 'text' } ],
	} );
} );

test( '[BLK-01~] creates a draft from a template that the plan has', async () => {
	const { user, title, requests } = await openForm( site() );
	await user.type( title, 'Cake' );
	await screen.findByRole( 'option', { name: 'NPS' } );
	expect( screen.queryByRole( 'option', { name: 'Pro only' } ) ).toBeNull();
	await user.selectOptions( screen.getByLabelText( 'Start with' ), 'NPS' );
	expect(
		screen.queryByRole( 'textbox', { name: 'First question' } )
	).toBeNull();
	await press( user );
	await screen.findByText( 'Cake' );
	expect( created( requests )[ 0 ]?.survey ).toMatchObject( {
		template: 'nps',
		type: 'nps',
		questions: [ { title: 'Happy?' } ],
	} );
} );

test( '[BLK-01~] goes back to the list with Cancel, and keeps the focus', async () => {
	const { user, requests } = await openForm( site() );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect(
		screen.getByRole( 'button', { name: 'Create New' } )
	).toHaveFocus();
	expect( created( requests ) ).toEqual( [] );
} );

test( '[BLK-01~] asks for a title and sends nothing without one', async () => {
	const { user, requests } = await openForm( site() );
	await press( user );
	expect( screen.getByText( 'Title is required.' ) ).toBeVisible();
	expect( created( requests ) ).toEqual( [] );
} );

test( '[BLK-01~] keeps what was typed after a lost answer, and repeats it as the same survey', async () => {
	let isLost = true;
	const { user, open, title, requests, attributes } = await openForm(
		site( () => ( isLost ? null : { status: 200, body: { id: 20 } } ) )
	);
	await user.type( title, 'Cake' );
	await press( user );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		/Your site could not be reached/
	);
	expect( open ).not.toHaveBeenCalled();
	expect( attributes().surveyId ).toBe( 0 );
	isLost = false;
	await press( user );
	await screen.findByText( 'Cake' );
	const [ first, second ] = created( requests );
	expect( second ).toMatchObject( {
		client_id: first?.client_id,
		save_id: first?.save_id,
	} );
	expect( second?.survey ).toEqual( first?.survey );
} );

test( '[BLK-01~] sends what was changed after a lost answer as another save of the same survey', async () => {
	let isLost = true;
	const { user, title, requests } = await openForm(
		site( () => ( isLost ? null : { status: 200, body: { id: 20 } } ) )
	);
	await user.type( title, 'Cake' );
	await press( user );
	await screen.findByRole( 'alert' );
	isLost = false;
	await user.type( title, 's' );
	await press( user );
	await screen.findByText( 'Cake' );
	const [ first, second ] = created( requests );
	expect( second?.survey[ 'title' ] ).toBe( 'Cakes' );
	expect( second?.client_id ).toBe( first?.client_id );
	expect( second?.save_id ).not.toBe( first?.save_id );
} );

test( '[BLK-01~] shows which field the server refuses', async () => {
	const { user, title } = await openForm(
		site( () => ( {
			status: 400,
			body: {
				code: 'userfeedback_survey_invalid',
				message: 'Invalid.',
				data: {
					status: 400,
					errors: [
						{
							field: 'title',
							code: 'too_long',
							message: 'The title is too long.',
						},
					],
				},
			},
		} ) )
	);
	await user.type( title, 'Cake' );
	await press( user );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'The title is too long.'
	);
	expect( title ).toHaveValue( 'Cake' );
} );
