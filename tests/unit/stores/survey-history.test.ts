import { PAUSE_MS, STEPS_MAX } from '@/stores/history';
import type { Question } from '@/survey-model';
import { moveQuestion } from '@/survey-model';
import { builder, pause, wait } from '../support/history';
import { openedNew, openedSaved, saveAndLose } from '../support/open-survey';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

describe( 'the steps that are undone', () => {
	it( '[PLS-02~] join what is typed in one field without a pause', () => {
		const { edit, undo, redo, edited, can } = builder();
		for ( const title of [ 'Lunch ', 'Lunch a', 'Lunch at' ] ) {
			edit( { title } );
			wait( PAUSE_MS );
		}
		pause();
		edit( { title: 'Lunch at n' } );
		edit( { title: 'Lunch at noon' } );
		undo();
		expect( edited().title ).toBe( 'Lunch at' );
		undo();
		expect( edited().title ).toBe( 'Lunch' );
		expect( can( 'undo' ) ).toBe( false );
		redo();
		redo();
		expect( edited().title ).toBe( 'Lunch at noon' );
		expect( can( 'redo' ) ).toBe( false );
	} );

	it( '[PLS-02~] are separate for two fields, and for the titles of two questions', () => {
		const { edit, undo, edited } = builder();
		const [ first, second ] = survey().questions as [ Question, Question ];
		edit( { questions: [ { ...first, title: 'A' }, second ] } );
		edit( {
			questions: [
				{ ...first, title: 'A' },
				{ ...second, title: 'B' },
			],
		} );
		edit( { title: 'C' } );
		undo();
		expect( edited().title ).toBe( 'Lunch' );
		undo();
		expect( edited().questions.map( ( { title } ) => title ) ).toEqual( [
			'A',
			'Why?',
		] );
	} );

	it( 'join a renamed option with the conditions that follow it', () => {
		const condition = {
			question_id: 'happy',
			compare: '=',
			value: 'Yes',
		} as const;
		const asked = ( label: string ): Question[] => [
			radioQuestion( [ label, 'No' ] ),
			{
				...textQuestion(),
				logic: {
					enabled: true,
					action: 'show',
					conditions: [ { ...condition, value: label } ],
				},
			},
		];
		const { edit, undo, edited } = builder(
			survey( { questions: asked( 'Yes' ) } )
		);
		edit( { questions: asked( 'Yes!' ) } );
		edit( { questions: asked( 'Yes!!' ) } );
		undo();
		expect( edited().questions ).toEqual( asked( 'Yes' ) );
	} );

	it( 'are separate for switches and for changes of a list', () => {
		const { edit, undo, edited } = builder();
		const email = survey().notifications.email;
		const notifications = ( active: boolean ) => ( {
			...survey().notifications,
			email: { ...email, active },
		} );
		edit( { notifications: notifications( true ) } );
		edit( { notifications: notifications( false ) } );
		const { questions } = survey();
		edit( { questions: moveQuestion( questions, 0, 1 ) } );
		edit( { questions: moveQuestion( edited().questions, 0, 1 ) } );
		undo();
		expect( edited().questions[ 0 ]?.id ).toBe( 'why' );
		undo();
		undo();
		expect( edited().notifications.email.active ).toBe( true );
	} );

	it( 'are separate for a text and an edit that changed more than texts', () => {
		const { edit, undo, edited } = builder();
		const { notifications } = survey();
		const email = { ...notifications.email, active: true };
		edit( {
			title: 'Dinner',
			notifications: { ...notifications, email },
		} );
		edit( { title: 'Dinner!' } );
		undo();
		expect( edited().title ).toBe( 'Dinner' );
		expect( edited().notifications.email.active ).toBe( true );
	} );

	it( 'are not joined by what is typed after an undo', () => {
		const { edit, undo, edited } = builder();
		edit( { title: 'A' } );
		pause();
		edit( { title: 'AB' } );
		undo();
		edit( { title: 'AC' } );
		undo();
		expect( edited().title ).toBe( 'A' );
	} );

	it( 'are none for a text that is typed and removed again', () => {
		const { edit, can } = builder();
		edit( { title: 'Lunch!' } );
		edit( { title: 'Lunch' } );
		expect( can( 'undo' ) ).toBe( false );
	} );

	it( 'are at most a hundred', () => {
		const { edit, undo, edited, can } = builder();
		for ( let count = 1; count <= STEPS_MAX + 5; count++ ) {
			edit( { title: `Title ${ count }` } );
			pause();
		}
		for ( let count = 0; count < STEPS_MAX; count++ ) {
			undo();
		}
		expect( edited().title ).toBe( 'Title 5' );
		expect( can( 'undo' ) ).toBe( false );
	} );

	it( 'that were undone are gone after another edit', () => {
		const { edit, undo, can } = builder();
		edit( { title: 'Dinner' } );
		undo();
		edit( { title: 'Breakfast' } );
		expect( can( 'redo' ) ).toBe( false );
	} );

	it( 'name the changed values', async () => {
		const { edit, stepSurvey } = openedSaved();
		const [ first, second ] = survey().questions as [ Question, Question ];
		edit( { questions: [ first, { ...second, title: 'B' } ] } );
		expect( await stepSurvey( 7, 'undo' ) ).toEqual( [
			'questions[1].title',
		] );
		expect( await stepSurvey( 7, 'undo' ) ).toBeUndefined();
	} );
} );

describe( 'undo and saves', () => {
	it( '[PLS-02~] makes a saved edit unsaved again, and redo saved', async () => {
		const { edit, save, stepSurvey, edited, hasEdits, sent } =
			openedSaved();
		edit( { title: 'Dinner' } );
		await save();
		stepSurvey( 7, 'undo' );
		expect( edited()?.title ).toBe( 'Lunch' );
		expect( hasEdits() ).toBe( true );
		await save();
		expect( sent()[ 1 ]?.survey ).toEqual( { title: 'Lunch' } );
		stepSurvey( 7, 'redo' );
		expect( edited()?.title ).toBe( 'Dinner' );
		expect( hasEdits() ).toBe( true );
	} );

	it( 'returns to what was saved, even if typing went on at once', async () => {
		const { edit, save, stepSurvey, edited } = openedSaved();
		edit( { title: 'Dinner' } );
		await save();
		edit( { title: 'Dinner!' } );
		stepSurvey( 7, 'undo' );
		expect( edited()?.title ).toBe( 'Dinner' );
	} );

	it( 'during a save is kept and saved next', async () => {
		const { edit, save, stepSurvey, edited, hasEdits, site } =
			openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		stepSurvey( 7, 'undo' );
		await saving;
		expect( edited()?.title ).toBe( 'Lunch' );
		expect( hasEdits() ).toBe( true );
		await save();
		expect( site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
	} );

	it( 'after a save whose response was lost is stored in the end', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		await saveAndLose( all );
		all.stepSurvey( 7, 'undo' );
		await all.save();
		expect( all.site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'of a new survey goes on under the id that it received', async () => {
		const { edit, save, stepSurvey, edited, surveys } = openedNew();
		edit( { title: 'Lunch' } );
		pause();
		edit( { title: 'Dinner' } );
		const saved = await save();
		stepSurvey( saved.id, 'undo' );
		expect( edited()?.title ).toBe( 'Lunch' );
		expect( surveys.hasEdits( saved.id ) ).toBe( true );
	} );

	it( 'follows the fields that the server refused', () => {
		const { edit, dispatch, undo, redo, record } = builder();
		edit( { title: 'Dinner' } );
		const sent = { title: 'Dinner' };
		const attempt = {
			saveId: 's',
			sent,
			input: sent,
			revision: 3,
		};
		const refused = [ { field: 'title', code: 'x', message: 'No.' } ];
		dispatch( { type: 'START_SAVE', id: 7, attempt } );
		dispatch( {
			type: 'FAIL_SAVE',
			id: 7,
			saveId: 's',
			refused,
			lost: null,
		} );
		expect( record().refused ).toEqual( refused );
		undo();
		expect( record().refused ).toEqual( [] );
		redo();
		expect( record().edits ).toEqual( sent );
	} );

	it( 'ends with the version that the server sends in place of the edits', async () => {
		const { edit, reloadSurvey, surveys } = openedSaved();
		edit( { title: 'Dinner' } );
		await reloadSurvey( 7 );
		expect( surveys.canStepSurvey( 7, 'undo' ) ).toBe( false );
	} );
} );
