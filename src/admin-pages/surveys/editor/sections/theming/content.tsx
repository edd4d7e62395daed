import { lazyContent } from '../../lazy-content';

/** The preview of the survey and its branding options. Loaded when the user opens the preview. */
export const ThemingContent = lazyContent( () =>
	import(
		/* webpackChunkName: "admin-survey-preview" */ './preview-pane'
	).then( ( { PreviewPane } ) => PreviewPane )
);
