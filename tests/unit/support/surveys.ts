import type {
	Question,
	SavedSurvey,
	Survey,
	SurveyList,
	SurveySummary,
	SurveyTemplate,
} from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';

const LOGIC: Question[ 'logic' ] = {
	enabled: false,
	action: 'show',
	conditions: [],
};
const SETTINGS: Question[ 'settings' ] = {
	required: false,
	randomize: false,
	comment_box: false,
};

export function textQuestion(
	changes: Partial< Omit< Question, 'type' | 'config' | 'settings' > > = {}
): Question {
	return {
		id: 'why',
		type: 'text',
		title: 'Why?',
		config: {},
		settings: SETTINGS,
		logic: LOGIC,
		...changes,
	};
}

export function radioQuestion(
	options: string[] = [ 'Yes', 'No' ],
	id = 'happy'
): Question {
	return {
		id,
		type: 'radio-button',
		title: 'Happy?',
		config: { options },
		settings: SETTINGS,
		logic: LOGIC,
	};
}

/** The template that has nothing in it. */
export function blankTemplate(): SurveyTemplate {
	return {
		key: 'blank',
		name: 'Blank',
		description: 'Start from nothing.',
		group: 'Get started',
		type: 'survey',
		is_available: true,
		required_addons: [],
		question_types: [],
		config: { questions: [] },
	};
}

/** A survey as the server answers it. */
export function survey( changes: Partial< Survey > = {} ): Survey {
	return {
		id: 7,
		title: 'Lunch',
		type: 'survey',
		status: 'draft',
		template: '',
		questions: [ radioQuestion(), textQuestion() ],
		settings: SURVEY_DEFAULTS.settings,
		notifications: {
			...SURVEY_DEFAULTS.notifications,
			email: {
				...SURVEY_DEFAULTS.notifications.email,
				addresses: 'admin@example.org',
			},
		},
		revision: 3,
		publish_at: null,
		created_at: '2026-11-01T10:00:00Z',
		updated_at: '2026-11-01T10:00:00Z',
		responses_count: 0,
		cookie_name: 'userfeedback-7',
		...changes,
	};
}

/** The answer of a save. */
export function savedSurvey( changes: Partial< Survey > = {} ): SavedSurvey {
	const saved = survey( changes );
	return { ...saved, published: saved.status === 'publish', message: '' };
}

export function summary(
	changes: Partial< SurveySummary > = {}
): SurveySummary {
	const {
		id,
		title,
		type,
		status,
		revision,
		publish_at,
		created_at,
		responses_count,
	} = survey();
	return {
		id,
		title,
		type,
		status,
		revision,
		publish_at,
		created_at,
		responses_count,
		ended_on: null,
		...changes,
	};
}

export function surveyList( items: SurveySummary[], pages = 1 ): SurveyList {
	return {
		items,
		pagination: { page: 1, pages, per_page: 20, total: items.length },
		status_filters: [],
	};
}
