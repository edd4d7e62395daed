/** The types of the REST API. Generated from the schemas in PHP by `npm run types`: do not edit. */

export type Question =
	| CheckboxQuestion
	| RadioButtonQuestion
	| ImageRadioQuestion
	| IconChoiceQuestion
	| EmailQuestion
	| TextQuestion
	| LongTextQuestion
	| StarRatingQuestion
	| NpsQuestion;
export type FeatureName =
	| 'required'
	| 'thank-you-message'
	| 'longer-ranges'
	| 'exports'
	| 'single-response'
	| 'response-changes'
	| 'quick-filters'
	| 'bulk-actions'
	| 'row-selection'
	| 'middle-positions'
	| 'access-roles'
	| 'star-rating'
	| 'nps'
	| 'image-radio'
	| 'icon-choice'
	| 'randomize'
	| 'comment-box'
	| 'pro-templates'
	| 'redirects'
	| 'timing'
	| 'display-length'
	| 'run-time'
	| 'start-minimized'
	| 'scheduling'
	| 'colors'
	| 'fonts'
	| 'texts'
	| 'logo'
	| 'page-rules'
	| 'advanced-pages'
	| 'devices'
	| 'conditional-email'
	| 'ai-summary'
	| 'webhooks'
	| 'post-ratings'
	| 'countries'
	| 'heatmaps';

export interface CheckboxQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'checkbox';
	title: string;
	config: {
		/**
		 * In order, all with different labels.
		 */
		options: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface RadioButtonQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'radio-button';
	title: string;
	config: {
		/**
		 * In order, all with different labels.
		 */
		options: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface ImageRadioQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'image-radio';
	title: string;
	config: {
		/**
		 * In order, all with different labels.
		 */
		options: {
			label: string;
			/**
			 * Address of the picture; empty while none is chosen.
			 */
			image: string;
		}[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface IconChoiceQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'icon-choice';
	title: string;
	config: {
		/**
		 * In order, all with different labels.
		 */
		options: {
			label: string;
			icon: {
				name: string;
				style: string;
			};
		}[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
		icon_color: string;
		icon_size: 'small' | 'medium' | 'large';
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface EmailQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'email';
	title: string;
	config: {
		/**
		 * Always empty: the builder sends it for every type.
		 *
		 * @maxItems 0
		 */
		options?: string[];
		/**
		 * Whether the first name is asked for as well.
		 */
		include_name?: boolean;
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface TextQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'text';
	title: string;
	config: {
		/**
		 * Always empty: the builder sends it for every type.
		 *
		 * @maxItems 0
		 */
		options?: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface LongTextQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'long-text';
	title: string;
	config: {
		/**
		 * Always empty: the builder sends it for every type.
		 *
		 * @maxItems 0
		 */
		options?: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface StarRatingQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'star-rating';
	title: string;
	config: {
		/**
		 * Always empty: the builder sends it for every type.
		 *
		 * @maxItems 0
		 */
		options?: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface NpsQuestion {
	/**
	 * Made by the client, unique in the survey, kept for ever.
	 */
	id: string;
	type: 'nps';
	title: string;
	config: {
		/**
		 * Always empty: the builder sends it for every type.
		 *
		 * @maxItems 0
		 */
		options?: string[];
	};
	settings: {
		required: boolean;
		randomize: boolean;
		comment_box: boolean;
		/**
		 * Whether the scale is 0 to 10, as the standard has it, and not 1 to 10.
		 */
		start_at_zero: boolean;
	};
	logic: {
		enabled: boolean;
		action: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions: {
			question_id: string;
			compare: string;
			value: string;
		}[];
	};
}
export interface SurveySettings {
	thank_you: {
		type: 'message';
		message: string;
	};
}
export interface SurveyNotifications {
	email: {
		active: boolean;
		/**
		 * E-mail addresses, separated by commas.
		 */
		addresses: string;
	};
}
export interface SurveySummary {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	status: 'draft' | 'publish' | 'trash';
	/**
	 * Grows with every save.
	 */
	revision: number;
	/**
	 * ISO 8601, UTC.
	 */
	publish_at: string | null;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	responses_count: number;
}
export interface Survey {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	status: 'draft' | 'publish' | 'trash';
	/**
	 * Grows with every save.
	 */
	revision: number;
	/**
	 * ISO 8601, UTC.
	 */
	publish_at: string | null;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	responses_count: number;
	template: string;
	questions: Question[];
	settings: SurveySettings;
	notifications: SurveyNotifications;
	/**
	 * ISO 8601, UTC.
	 */
	updated_at: string;
	cookie_name: string;
}
export interface SurveyInput {
	title?: string;
	type?: 'survey' | 'nps';
	status?: 'draft' | 'publish';
	template?: string;
	questions?: Question[];
	/**
	 * ISO 8601, UTC.
	 */
	publish_at?: string | null;
	settings?: SurveySettings;
	notifications?: SurveyNotifications;
}
export interface SavedSurvey {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	status: 'draft' | 'publish' | 'trash';
	/**
	 * Grows with every save.
	 */
	revision: number;
	/**
	 * ISO 8601, UTC.
	 */
	publish_at: string | null;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	responses_count: number;
	template: string;
	questions: Question[];
	settings: SurveySettings;
	notifications: SurveyNotifications;
	/**
	 * ISO 8601, UTC.
	 */
	updated_at: string;
	cookie_name: string;
	published: boolean;
	/**
	 * Why it was not published though that was asked; empty otherwise.
	 */
	message: string;
}
export interface Pagination {
	page: number;
	pages: number;
	per_page: number;
	total: number;
}
export interface StatusFilter {
	status: string;
	count: number;
}
export interface SurveyList {
	items: SurveySummary[];
	pagination: Pagination;
	status_filters: StatusFilter[];
}
export interface SurveyTemplate {
	key: string;
	name: string;
	description: string;
	is_available: boolean;
	/**
	 * Slugs of add-ons that it needs.
	 */
	required_addons: string[];
	config: {
		/**
		 * See the questions of a survey.
		 */
		questions: Question[];
	};
}
export interface Overview {
	/**
	 * Within the range.
	 */
	total_responses: number;
	/**
	 * Every day of the range, in order.
	 */
	data_points: {
		/**
		 * Local date of the site, YYYY-MM-DD.
		 */
		date: string;
		count: number;
	}[];
	surveys: SurveySummary[];
	pagination: Pagination;
}
export interface QuestionStats {
	id: string;
	title: string;
	type: string;
	is_quantitative: boolean;
	/**
	 * Responses that answered it.
	 */
	total_answers: number;
	/**
	 * Responses that saw it and passed it over.
	 */
	skipped: number;
	/**
	 * Of the numbers that were answered; null where there are none.
	 */
	average: number | null;
	options: {
		/**
		 * A label or a number; of a question with pictures or icons the option with its label.
		 */
		value:
			| string
			| {
					label: string;
					/**
					 * Address of the picture.
					 */
					image?: string;
					icon?: {
						name: string;
						style: string;
					};
			  };
		count: number;
		/**
		 * No longer asked: the option was renamed or removed.
		 */
		retired?: boolean;
	}[];
	/**
	 * The newest ten of a text question.
	 */
	answers: {
		value: string;
		date: string;
		response_id: number;
		extra: {
			/**
			 * Beside an email address, where it was requested and given.
			 */
			name?: string;
		};
	}[];
}
export interface SurveyResults {
	survey: {
		id: number;
		title: string;
		type: 'survey' | 'nps';
		status: 'draft' | 'publish' | 'trash';
		/**
		 * ISO 8601, UTC.
		 */
		publish_at: string | null;
		/**
		 * ISO 8601, UTC.
		 */
		created_at: string;
	};
	/**
	 * Responses ever.
	 */
	total: number;
	/**
	 * Responses from `from` to `to`, both inclusive.
	 */
	range_responses_count: number;
	/**
	 * Today and the 6 days before, in the site's time zone.
	 */
	responses_count_7_days: number;
	/**
	 * Today and the 29 days before, in the site's time zone.
	 */
	responses_count_30_days: number;
	impressions: number;
	question_stats: QuestionStats[];
	nps_overview: null;
}
export interface ResponseItem {
	/**
	 * The N of "Response #N".
	 */
	id: number;
	status: 'publish' | 'trash' | 'spam';
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	page_submitted: {
		name: string;
		/**
		 * Of this site; empty when there is none.
		 */
		url: string;
	};
	user_ip: string;
	user_browser: string;
	user_os: string;
	user_device: string;
	/**
	 * It came after the survey had closed.
	 */
	late: boolean;
}
export interface ResponseList {
	items: ResponseItem[];
	pagination: Pagination;
	status_filters: StatusFilter[];
	survey: {
		id: number;
		title: string;
	};
}
export interface ResponseDetail {
	/**
	 * The N of "Response #N".
	 */
	id: number;
	status: 'publish' | 'trash' | 'spam';
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	page_submitted: {
		name: string;
		/**
		 * Of this site; empty when there is none.
		 */
		url: string;
	};
	user_ip: string;
	user_browser: string;
	user_os: string;
	user_device: string;
	/**
	 * It came after the survey had closed.
	 */
	late: boolean;
	/**
	 * In the order of the questions as the visitor saw them.
	 */
	answers: {
		question_id: string;
		title: string;
		type: string;
		/**
		 * Options or the text; null when skipped.
		 */
		value: string[] | null;
		extra: {
			comments?: string;
			name?: string;
		};
	}[];
	survey: {
		id: number;
		title: string;
	};
	/**
	 * The next newer one of the same status, above it in the list.
	 */
	previous: number | null;
	/**
	 * The next older one.
	 */
	next: number | null;
	/**
	 * Among those of its status, from 1, the newest.
	 */
	position: number;
	count: number;
}
export interface Settings {
	/**
	 * Keys of the roles that may create and edit surveys.
	 *
	 * @maxItems 200
	 */
	create_edit_surveys: string[];
	/**
	 * Keys of the roles that may see results and responses.
	 *
	 * @maxItems 200
	 */
	view_results: string[];
	/**
	 * Keys of the roles that may delete surveys and responses.
	 *
	 * @maxItems 200
	 */
	delete_surveys: string[];
}
export interface Submission {
	/**
	 * Made before the first try: a repeated one is stored once.
	 */
	submission_id: string;
	/**
	 * @maxItems 100
	 */
	answers: {
		question_id: string;
		/**
		 * The label, the labels of a checkbox question, a number of a scale, or the text; null if skipped.
		 */
		value: string | string[] | number | null;
		extra?: {
			/**
			 * Beside an email address, where the question asks for it.
			 */
			name?: string;
			/**
			 * Beside an answer, where the question has a comment box.
			 */
			comments?: string;
		};
	}[];
	page_submitted: {
		id?: number | null;
		url: string;
		name: string;
	};
	/**
	 * nonces.submission of the survey on the page.
	 */
	nonce: string;
	/**
	 * A hidden field that only programs fill.
	 */
	website?: string;
	/**
	 * When it was first tried, if not now. At most seven days back, and not before the questions were published.
	 */
	queued_at?: string;
	/**
	 * Milliseconds from the first question to the submission. Missing or impossible, it is a signal of spam.
	 */
	elapsed_ms?: number;
}
export interface WidgetSurvey {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	/**
	 * Grows with every save.
	 */
	revision: number;
	cookie_name: string;
	nonces: {
		submission: string;
		impression: string;
		progress: string;
	};
	questions: Question[];
	/**
	 * What decides when it shows; loaded before the app. Missing when none.
	 */
	triggers?: {
		handle: string;
		src: string;
		/**
		 * Code that WordPress prints before the file.
		 */
		before: string;
		/**
		 * Code that WordPress prints after the file.
		 */
		after: string;
		/**
		 * Whether the survey shows without it when it cannot be fetched.
		 */
		optional?: boolean;
	}[];
	/**
	 * The parts that it needs beside the app, in order. Missing when none.
	 */
	scripts?: {
		handle: string;
		src: string;
		/**
		 * Code that WordPress prints before the file.
		 */
		before: string;
		/**
		 * Code that WordPress prints after the file.
		 */
		after: string;
		/**
		 * Whether the survey shows without it when it cannot be fetched.
		 */
		optional?: boolean;
	}[];
	/**
	 * ISO 8601, UTC.
	 */
	publish_at: string | null;
	settings: {
		thank_you: {
			type: 'message';
			message: string;
		};
		theming: {
			/**
			 * Hex colour, as are the others.
			 */
			widget_color: string;
			text_color: string;
			button_color: string;
			position: 'bottom_left' | 'bottom_right';
			skip_text: string;
			next_text: string;
		};
	};
}
export interface WidgetData {
	/**
	 * Version of this format: cached pages outlive updates.
	 */
	v: number;
	/**
	 * Where answers go; %d stands for the id of the survey.
	 */
	submit_url: string;
	/**
	 * Where answers go when the REST API is closed to visitors.
	 */
	fallback_url: string;
	/**
	 * What counts that the survey was shown.
	 */
	impression_url: string;
	/**
	 * What counts how far a visitor comes.
	 */
	progress_url: string;
	page: {
		id: number | null;
		name: string;
	};
	/**
	 * BCP 47, for example en-US.
	 */
	lang: string;
	dir: 'ltr' | 'rtl';
	/**
	 * How many days the cookies live; 0 is until the browser is closed.
	 */
	cookie_days: {
		submitted: number;
		minimized: number;
	};
	/**
	 * See WidgetStrings and the parts.
	 */
	strings: {
		[ k: string ]: string;
	};
	app: {
		/**
		 * What the app needs, in order, then the app itself.
		 */
		scripts: {
			handle: string;
			src: string;
			/**
			 * Code that WordPress prints before the file.
			 */
			before: string;
			/**
			 * Code that WordPress prints after the file.
			 */
			after: string;
			/**
			 * Whether the survey shows without it when it cannot be fetched.
			 */
			optional?: boolean;
		}[];
	};
	surveys: WidgetSurvey[];
	/**
	 * When the next survey is due; missing when none is within two days.
	 */
	due?: {
		/**
		 * ISO 8601 in UTC.
		 */
		at: string;
		/**
		 * Answers what is to be shown from then on.
		 */
		url: string;
	};
}

/** Numbers that the server enforces. */
export const LIMITS = {
	titleLength: 500,
	messageLength: 2000,
	questions: 100,
	optionLength: 200,
	minOptions: 2,
	minCheckboxes: 1,
	maxOptions: 50,
	textLength: 400,
	longText: 400,
	emailLength: 254,
	nameLength: 100,
} as const;

/** What a survey is set to whose owner has set nothing; texts are English, and nothing of the site is filled in. */
export const SURVEY_DEFAULTS: Pick< Survey, 'settings' | 'notifications' > = {
	settings: {
		thank_you: { type: 'message', message: 'Thanks for your feedback!' },
	},
	notifications: { email: { active: false, addresses: '' } },
};

/** What the visitor's page carries of that. */
export const PAGE_DEFAULTS: Pick< WidgetSurvey, 'settings' > = {
	settings: {
		thank_you: { type: 'message', message: 'Thanks for your feedback!' },
		theming: {
			widget_color: '#ffffff',
			text_color: '#23282D',
			button_color: '#2D87F1',
			position: 'bottom_right',
			skip_text: 'Skip',
			next_text: 'Next',
		},
	},
};
