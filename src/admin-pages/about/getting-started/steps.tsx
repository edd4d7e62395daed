import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getAdminData, surveysUrl } from '@/lib/admin-data';
import { NEW_SURVEY } from '@/routes';
import {
	AnswersDrawing,
	EmailDrawing,
	PlaceDrawing,
	PublishDrawing,
	QuestionsDrawing,
	TemplateDrawing,
} from './drawings';

interface Step {
	readonly drawing: ReactNode;
	readonly title: string;
	readonly text: string;
	/** Where the step is done. */
	readonly link?: { href: string; label: string };
}

/** The way from a template to the first answers, as far as the current user may go. */
export function steps(): Step[] {
	const { capabilities, pages } = getAdminData();
	return [
		{
			drawing: <TemplateDrawing />,
			title: __( 'Choose a template', 'userfeedback' ),
			text: __(
				'A template has its questions already. Start with a blank survey if you know what to ask.',
				'userfeedback'
			),
			link: {
				href: surveysUrl( NEW_SURVEY ),
				label: __( 'Create a survey', 'userfeedback' ),
			},
		},
		{
			drawing: <QuestionsDrawing />,
			title: __( 'Write your questions', 'userfeedback' ),
			text: __(
				'One to three questions get the most answers. Choose Preview to see them as visitors will.',
				'userfeedback'
			),
		},
		{
			drawing: <PlaceDrawing />,
			title: __( 'Decide where and when', 'userfeedback' ),
			text: __(
				'In the step Settings: on which pages and devices the survey shows, how soon, and how often.',
				'userfeedback'
			),
		},
		{
			drawing: <EmailDrawing />,
			title: __( 'Get told about answers', 'userfeedback' ),
			text: __(
				'In the step Notifications: an email about each response, to the addresses that you enter.',
				'userfeedback'
			),
		},
		{
			drawing: <PublishDrawing />,
			title: __( 'Publish', 'userfeedback' ),
			text: __(
				'The survey is live at once. “Why (not) here?” in the admin bar of your site shows it on any page without counting.',
				'userfeedback'
			),
			link: {
				href: pages.surveys,
				label: __( 'Go to your surveys', 'userfeedback' ),
			},
		},
		{
			drawing: <AnswersDrawing />,
			title: __( 'Read the answers', 'userfeedback' ),
			text: __(
				'Results counts every question and lists what visitors wrote. Few answers are marked as such.',
				'userfeedback'
			),
			...( capabilities.view_results && {
				link: {
					href: pages.results,
					label: __( 'Go to the results', 'userfeedback' ),
				},
			} ),
		},
	];
}
