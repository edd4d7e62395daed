import { stepErrors, stepsIn } from '@/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '@/admin-pages/surveys/editor/sections';
import type {
	EditableSurvey,
	Question,
	SurveyInput,
	ThankYou,
} from '@/survey-model';
import { withCondition } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import type { Random } from './generated-surveys';
import { someCondition, someQuestions } from './generated-surveys';
import { CHANGES, URLS } from './random-changes';
import { survey } from './surveys';

/** A survey as the builder sends it to be published, and where the builder finds errors in it. */
export interface Verdict {
	survey: Pick<
		SurveyInput,
		'title' | 'questions' | 'settings' | 'notifications'
	>;
	/** The paths of the fields with errors. */
	fields: string[];
}

function someThankYou( random: Random, questions: Question[] ): ThankYou {
	const url = () => random.of( URLS );
	return {
		type: random.of( [
			'message',
			'redirect',
			'conditional_redirect',
		] as const ),
		message: random.of( [ 'Bye', '' ] ),
		redirect_to: null,
		redirect_url: url(),
		conditions: Array.from( { length: random.below( 3 ) }, () =>
			withCondition(
				{
					question: '',
					condition_type: '=',
					condition: '',
					page: null,
					redirect_url: url(),
				},
				someCondition( random, random.of( questions ) )
			)
		),
	};
}

/** The survey with everything valid. */
function validSurvey( random: Random ): EditableSurvey {
	const questions = someQuestions( random ).map( ( question, index ) => ( {
		...question,
		title: `Question ${ index + 1 }?`,
	} ) );
	const { email } = SURVEY_DEFAULTS.notifications;
	return {
		...survey( { title: 'Lunch', questions } ),
		settings: {
			...SURVEY_DEFAULTS.settings,
			thank_you: someThankYou( random, questions ),
		},
		notifications: {
			...SURVEY_DEFAULTS.notifications,
			email: {
				...email,
				active: random.below( 2 ) > 0,
				addresses: 'a@example.org',
			},
		},
	};
}

/** A survey with none to three changes, and where the builder finds errors. */
export function randomVerdict( random: Random ): Verdict {
	let edited = validSurvey( random );
	for ( let count = random.below( 4 ); count > 0; count-- ) {
		edited = random.of( CHANGES )( edited, random );
	}
	const { title, questions, settings, notifications } = edited;
	const fields = stepsIn( SECTIONS )
		.filter( ( { isStart } ) => ! isStart )
		.flatMap( ( step ) => stepErrors( SECTIONS, edited, step ) )
		.map( ( { field } ) => field );
	return {
		survey: {
			title,
			questions,
			settings: { ...settings },
			notifications: { ...notifications },
		},
		fields: [ ...new Set( fields ) ].sort(),
	};
}
