import { fetchSurveyTemplates } from './api';
import { createLookupStore } from './lookup-store';

/** The templates for new surveys. */
export const store = createLookupStore( 'userfeedback/templates', {
	getTemplates: fetchSurveyTemplates,
} );
