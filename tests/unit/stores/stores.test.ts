import { waitFor } from '@testing-library/react';
import type { SurveyQuery } from '@/stores/api';
import { store as resultsStore } from '@/stores/results';
import { store as surveysStore } from '@/stores/surveys';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { fakeServer, refusal } from '../support/fake-server';
import { freshRegistry } from '../support/render';
import {
	radioQuestion,
	savedSurvey,
	summary,
	survey,
	surveyList,
} from '../support/surveys';

const QUERY: SurveyQuery = {
	page: 1,
	per_page: 20,
	orderby: 'id',
	order: 'desc',
};
const LIST_PATH =
	'/userfeedback/v1/surveys?page=1&per_page=20&orderby=id&order=desc';
const LIST = { body: surveyList( [ summary() ] ) };

describe( 'the list of surveys', () => {
	it( '[LST-02~] is requested once, newest first', async () => {
		const { requests } = fakeServer( () => LIST );
		const registry = freshRegistry();
		await registry.resolveSelect( surveysStore ).getSurveyList( QUERY );
		const list = await registry
			.resolveSelect( surveysStore )
			.getSurveyList( { ...QUERY } );
		expect( list ).toEqual( LIST.body );
		expect( requests ).toEqual( [
			{ method: 'GET', path: LIST_PATH, body: undefined },
		] );
	} );

	it( 'is requested again after a survey was saved', async () => {
		const { requests } = fakeServer( ( { method } ) => {
			return method === 'POST'
				? { status: 201, body: savedSurvey() }
				: LIST;
		} );
		const registry = freshRegistry();
		await registry.resolveSelect( surveysStore ).getSurveyList( QUERY );
		registry
			.dispatch( surveysStore )
			.receiveSurvey( blankSurvey( 'Thanks!' ) );
		await registry.dispatch( surveysStore ).saveSurvey( NEW_SURVEY_ID );
		await registry.resolveSelect( surveysStore ).getSurveyList( QUERY );
		expect( requests.map( ( { method } ) => method ) ).toEqual( [
			'GET',
			'POST',
			'GET',
		] );
	} );
} );

describe( 'opening a survey', () => {
	it( 'loads it, and again after it was closed', async () => {
		const { requests } = fakeServer( () => ( { body: survey() } ) );
		const registry = freshRegistry();
		await registry.resolveSelect( surveysStore ).getSurvey( 7 );
		registry.dispatch( surveysStore ).closeSurvey( 7 );
		await registry.resolveSelect( surveysStore ).getSurvey( 7 );
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/surveys/7',
			'/userfeedback/v1/surveys/7',
		] );
	} );

	it( 'rejects with the server’s message if it does not exist', async () => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_survey_not_found',
				'There is no such survey.'
			)
		);
		const registry = freshRegistry();
		await expect(
			registry.resolveSelect( surveysStore ).getSurvey( 8 )
		).rejects.toMatchObject( {
			status: 404,
			message: 'There is no such survey.',
		} );
	} );
} );

describe( 'saving a survey', () => {
	async function openSurvey() {
		const registry = freshRegistry();
		registry.dispatch( surveysStore ).receiveSurvey( survey() );
		return {
			select: registry.select( surveysStore ),
			dispatch: registry.dispatch( surveysStore ),
		};
	}

	it( 'sends only changes, trimmed, with their revision', async () => {
		const { requests } = fakeServer( () => ( {
			body: savedSurvey( { title: 'Dinner', status: 'publish' } ),
		} ) );
		const { dispatch, select } = await openSurvey();
		dispatch.editSurvey( 7, { title: ' Dinner ' } );
		await dispatch.runCommand( 7, 'publish' );
		expect( requests ).toEqual( [
			{
				method: 'POST',
				path: '/userfeedback/v1/surveys/7',
				body: {
					survey: { title: 'Dinner', status: 'publish' },
					revision: 3,
					save_id: expect.any( String ),
				},
			},
		] );
		expect( select.hasEdits( 7 ) ).toBe( false );
	} );

	it( 'sends the whole survey the first time', async () => {
		const { requests } = fakeServer( () => ( {
			status: 201,
			body: savedSurvey(),
		} ) );
		const { dispatch } = await openSurvey();
		dispatch.receiveSurvey( blankSurvey( 'Thanks!' ) );
		dispatch.editSurvey( NEW_SURVEY_ID, {
			title: 'Lunch',
			questions: [ radioQuestion() ],
		} );
		await dispatch.saveSurvey( NEW_SURVEY_ID );
		expect( requests ).toEqual( [
			{
				method: 'POST',
				path: '/userfeedback/v1/surveys',
				body: {
					survey: {
						title: 'Lunch',
						type: 'survey',
						status: 'draft',
						template: '',
						questions: [ radioQuestion() ],
						settings: {
							...SURVEY_DEFAULTS.settings,
							thank_you: {
								...SURVEY_DEFAULTS.settings.thank_you,
								message: 'Thanks!',
							},
						},
					},
					client_id: expect.any( String ),
					save_id: expect.any( String ),
				},
			},
		] );
	} );

	it( 'keeps the edits and the refused fields when the server refuses', async () => {
		const fields = [
			{
				field: 'questions[0].title',
				code: 'too_long',
				message: 'Too long.',
			},
		];
		fakeServer( () =>
			refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', fields )
		);
		const { dispatch, select } = await openSurvey();
		dispatch.editSurvey( 7, { title: 'Dinner' } );
		await expect( dispatch.saveSurvey( 7 ) ).rejects.toMatchObject( {
			status: 400,
			isNetwork: false,
			fields,
		} );
		expect( select.getRefusedFields( 7 ) ).toEqual( fields );
		expect( select.getEditedSurvey( 7 )?.title ).toBe( 'Dinner' );
	} );

	it( 'rejects without a connection and keeps the edits', async () => {
		fakeServer( () => null );
		const { dispatch, select } = await openSurvey();
		dispatch.editSurvey( 7, { title: 'Dinner' } );
		await expect( dispatch.saveSurvey( 7 ) ).rejects.toMatchObject( {
			isNetwork: true,
			status: 0,
			fields: [],
		} );
		expect( select.hasEdits( 7 ) ).toBe( true );
		expect( select.isSavingSurvey( 7 ) ).toBe( false );
	} );
} );

describe( 'results of a survey', () => {
	it( 'are requested again when they are shown again', async () => {
		const { requests } = fakeServer( () => ( { body: { total: 3 } } ) );
		const registry = freshRegistry();
		await registry.resolveSelect( resultsStore ).getSurveyResults( 7, {} );
		await registry.resolveSelect( resultsStore ).getSurveyResults( 7, {} );
		registry.dispatch( resultsStore ).invalidateResults();
		await registry.resolveSelect( resultsStore ).getSurveyResults( 7, {} );
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/surveys/7/results',
			'/userfeedback/v1/surveys/7/results',
		] );
	} );

	it( 'are stale if they arrive after the screen was left', async () => {
		const { requests } = fakeServer( () => ( { body: { total: 3 } } ) );
		const registry = freshRegistry();
		const { getSurveyResults } = registry.resolveSelect( resultsStore );
		const asking = getSurveyResults( 7, {} );
		// The request leaves a moment after the selector was called.
		await waitFor( () => expect( requests ).toHaveLength( 1 ) );
		registry.dispatch( resultsStore ).invalidateResults();
		await asking;
		await waitFor( async () => {
			await getSurveyResults( 7, {} );
			expect( requests ).toHaveLength( 2 );
		} );
	} );
} );
