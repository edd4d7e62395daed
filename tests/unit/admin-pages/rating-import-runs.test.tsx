import {
	card,
	importSource,
	importStep,
	isStop,
	openImport,
	pass,
	press,
	previewStep,
	site,
} from '../support/rating-imports';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'an import of ratings', () => {
	it( '[PLS-10~] imports in steps with progress, sums up and links to the results', async () => {
		const { server, answer } = site( {
			steps: [
				{ body: previewStep() },
				{
					body: importStep( {
						new: 1000,
						cursor: 'votes:1000',
						percent: 40,
					} ),
				},
				'silence',
			],
		} );
		const { user, sent } = await openImport( answer );
		await press( user, 'Preview import' );
		await press( user, 'Import Ratings' );
		expect( card().getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuetext',
			'40% done'
		);
		expect( sent().slice( 1 ) ).toEqual( [
			expect.objectContaining( { dry_run: false } ),
			expect.objectContaining( { dry_run: false } ),
		] );
		expect( card().getByText( /You can leave this page/ ) ).toBeVisible();
		// The site does not answer in time; the import goes on where it is.
		await pass( 121_000 );
		server.steps = [
			{
				body: importStep( {
					new: 1034,
					known: 2,
					posts: 120,
					changed: 5,
				} ),
			},
		];
		await press( user, 'Continue import' );
		expect(
			card().getByText(
				'Imported. New ratings with dates: 1,034. Posts imported completely: 120.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect(
			card().getByRole( 'link', { name: 'View Results' } )
		).toHaveAttribute( 'href', '#/results?range=all-time' );
	} );

	it( '[PLS-10~] can be stopped, and continues where it was', async () => {
		const { server, answer } = site( {
			sources: [
				importSource( {
					at: '2026-03-01T12:00:00Z',
					cursor: 'votes:5',
				} ),
			],
			steps: Array.from( { length: 50 }, ( _, step ) => ( {
				body: importStep( {
					cursor: `votes:${ 6 + step }`,
					percent: step,
				} ),
			} ) ),
		} );
		const { user, sent, requests } = await openImport( answer );
		expect(
			card().getByText(
				'This import was interrupted. Continue it to store the remaining ratings.'
			)
		).toBeVisible();
		await user.click(
			card().getByRole( 'button', { name: 'Continue import' } )
		);
		await pass( 3 );
		await user.click( card().getByRole( 'button', { name: 'Stop' } ) );
		await pass();
		const steps = sent().length;
		expect( steps ).toBeLessThan( 50 );
		expect( requests.filter( isStop ) ).toHaveLength( 1 );
		expect( card().queryByRole( 'progressbar' ) ).toBeNull();
		server.steps = [ { body: importStep() } ];
		await press( user, 'Continue import' );
		expect( sent() ).toHaveLength( steps + 1 );
		expect(
			card().getByText(
				'Everything was imported before. Nothing has changed.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
	} );

	it( '[PLS-10~] follows an import that goes on in the background, and says when the last one was', async () => {
		const { answer } = site( {
			sources: [
				importSource( {
					at: '2026-03-01T12:00:00Z',
					cursor: 'sums:0',
					is_running: true,
				} ),
				importSource( {
					source: 'yasr',
					name: 'YASR',
					at: '2026-03-01T12:00:00Z',
				} ),
			],
			steps: [
				{ body: importStep( { cursor: 'sums:7', percent: 85 } ) },
				'silence',
			],
		} );
		await openImport( answer );
		await pass();
		expect( card().getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuetext',
			'85% done'
		);
		expect(
			card( 'YASR' ).getByText( /^Last imported: Mar 1, 2026/ )
		).toBeVisible();
	} );
} );
