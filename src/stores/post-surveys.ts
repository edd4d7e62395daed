import { createLookupStore } from './lookup-store';
import { fetchPostSurveys, postSurveysPath } from './post-surveys-api';

/** Surveys of posts, for the post editor. */
export const store = createLookupStore(
	'userfeedback/post-surveys',
	{ getPostSurveys: fetchPostSurveys },
	{ getPostSurveys: postSurveysPath }
);
