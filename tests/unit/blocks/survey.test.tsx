import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '../support/block-editor';
import { mayEverything } from '../support/capabilities';
import { printAdminData } from '../support/licenses';
import { embedOf, renderBlock, surveySite } from '../support/survey-block';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( '../support/block-editor' )
);

beforeEach( () => {
	delete settings.isPreviewMode;
	delete window.userfeedbackAdmin;
} );

const site = surveySite( () => ( { body: embedOf() } ) );

function toolbar() {
	return within( screen.getByRole( 'toolbar' ) );
}
function sidebar() {
	return within( screen.getByRole( 'region', { name: 'Sidebar' } ) );
}

describe( 'a chosen survey', () => {
	test( '[BLK-01~] is shown as the server renders it in this place, and as the real popup in a frame', async () => {
		const user = userEvent.setup();
		const { attributes } = renderBlock(
			{ surveyId: 7, display: 'inline' },
			site
		);
		expect( await screen.findByLabelText( 'Which tea?' ) ).toBeVisible();
		await user.click(
			toolbar().getByRole( 'button', { name: 'In a popup' } )
		);
		expect( attributes() ).toEqual( { surveyId: 7, display: 'popup' } );
		expect(
			await screen.findByTitle( 'Preview of the survey' )
		).toHaveAttribute( 'sandbox', 'allow-scripts allow-forms' );
		expect( screen.queryByLabelText( 'Which tea?' ) ).toBeNull();
		await user.click(
			sidebar().getByRole( 'radio', { name: 'In this place' } )
		);
		expect( attributes().display ).toBe( 'inline' );
	} );

	test( '[BLK-01~] is a popup in a block that was stored without a display', async () => {
		renderBlock( { surveyId: 7 }, site );
		expect(
			await screen.findByTitle( 'Preview of the survey' )
		).toBeInTheDocument();
		expect(
			sidebar().getByRole( 'radio', { name: 'In a popup' } )
		).toBeChecked();
	} );

	test( '[BLK-01~] has links to the builder and the results, for people who may see these', async () => {
		const { unmount } = renderBlock( { surveyId: 7 }, site );
		expect( await screen.findByText( 'Tea' ) ).toBeVisible();
		const link = ( name: string ) =>
			sidebar().getByRole( 'link', { name } );
		expect( link( 'Edit survey' ) ).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_surveys#/edit/7/questions'
		);
		expect( link( 'View Results' ) ).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_results#/survey/7'
		);
		unmount();
		printAdminData( {
			capabilities: { ...mayEverything(), view_results: false },
		} );
		renderBlock( { surveyId: 7 }, site );
		await screen.findByText( 'Tea' );
		expect(
			screen.queryByRole( 'link', { name: 'View Results' } )
		).toBeNull();
	} );

	test.each( [
		[
			'draft',
			null,
			/is a draft.*until it is published/,
			'Publish it in the builder',
		],
		[ 'trash', null, /in the trash/, 'Open the trash' ],
		[
			'publish',
			'2999-01-01T00:00:00Z',
			/is scheduled.*until .*2999/,
			'Change the schedule',
		],
	] as const )(
		'[BLK-01~] says that visitors do not see it: %s %s',
		async ( status, publishAt, text, link ) => {
			renderBlock(
				{ surveyId: 7, display: 'inline' },
				surveySite( () => ( {
					body: embedOf( { status, publish_at: publishAt } ),
				} ) )
			);
			expect(
				await screen.findByText( text, {
					selector: '.userfeedback-block__notice *',
				} )
			).toBeVisible();
			expect( screen.getByRole( 'link', { name: link } ) ).toBeVisible();
			expect( screen.getByLabelText( 'Which tea?' ) ).toBeVisible();
		}
	);

	test( '[BLK-01~] offers another one when it was deleted', async () => {
		const user = userEvent.setup();
		renderBlock(
			{ surveyId: 7, display: 'inline' },
			surveySite( () => ( {
				status: 404,
				body: {
					code: 'userfeedback_survey_not_found',
					message: 'Gone.',
					data: { status: 404 },
				},
			} ) )
		);
		const notice = within(
			( await screen.findByText( /This survey was deleted/, {
				selector: '.userfeedback-block__notice *',
			} ) ) as HTMLElement
		);
		await user.click(
			notice.getByRole( 'button', { name: 'Choose another survey' } )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Survey 12 Published' } )
		).toBeVisible();
	} );

	test( '[BLK-01~] says that there is nothing to show without a complete question', async () => {
		renderBlock(
			{ surveyId: 7, display: 'inline' },
			surveySite( () => ( { body: embedOf( {}, [] ) } ) )
		);
		expect(
			await screen.findByText( /There is nothing to show yet/ )
		).toBeVisible();
	} );

	test( '[BLK-01~] is loaded again when its user returns from the builder', async () => {
		let status: 'draft' | 'publish' = 'draft';
		const { requests } = renderBlock(
			{ surveyId: 7, display: 'inline' },
			surveySite( () => ( { body: embedOf( { status } ) } ) )
		);
		const notice = { selector: '.userfeedback-block__notice *' };
		await screen.findByText( /is a draft/, notice );
		status = 'publish';
		const turnTo = ( visibility: DocumentVisibilityState ) =>
			act( async () => {
				jest.spyOn(
					document,
					'visibilityState',
					'get'
				).mockReturnValue( visibility );
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			} );
		const before = requests.length;
		jest.useFakeTimers();
		await turnTo( 'hidden' );
		// A request would start after the current task.
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( requests ).toHaveLength( before );
		await turnTo( 'visible' );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( requests.length ).toBeGreaterThan( before );
		jest.useRealTimers();
		await screen.findByText( 'Published' );
		expect( screen.queryByText( /is a draft/, notice ) ).toBeNull();
	} );
} );

test( '[BLK-01~] people who may not edit surveys see why they cannot choose, and nothing is requested', async () => {
	printAdminData( {
		capabilities: { ...mayEverything(), edit_surveys: false },
	} );
	const { requests } = renderBlock( { surveyId: 7 }, site );
	expect( screen.getByText( 'Survey 7' ) ).toBeVisible();
	expect(
		screen.getByText( /Only people who may edit surveys can choose/, {
			selector: '.components-placeholder__instructions',
		} )
	).toBeVisible();
	expect( requests ).toEqual( [] );
} );

test( '[BLK-01~] a picture of the block requests nothing', () => {
	settings.isPreviewMode = true;
	const { requests } = renderBlock( { surveyId: 7 }, site );
	expect(
		screen.getByText( 'What did you think of this page?' )
	).toBeVisible();
	expect( requests ).toEqual( [] );
} );
