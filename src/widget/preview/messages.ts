import type { WidgetSurvey } from '../../survey-model';
import type { PageData } from '../types';

/** What the builder sends to the preview's frame: the survey to show from its beginning. */
export interface PreviewRequest {
	type: 'userfeedback-preview';
	data: PageData;
	survey: WidgetSurvey;
	/** Whether the widget enters with its animation; without it, a change of a setting shows at once. */
	isAnimated: boolean;
}

/** What the frame sends to the builder: it waits for a survey, it could not load one, or the survey was closed. */
export interface PreviewReport {
	type: 'userfeedback-preview-report';
	status: 'ready' | 'failed' | 'closed';
}
