import { __ } from '@wordpress/i18n';
import { FIRST_STEP_OF_NEW, FIRST_STEP_OF_SAVED } from '@/routes';
import type { Step } from '../section';

/* The steps that several sections may share. */

export const SETUP: Step = {
	name: FIRST_STEP_OF_NEW,
	title: __( 'Setup', 'userfeedback' ),
	isStart: true,
};

export const QUESTIONS: Step = {
	name: FIRST_STEP_OF_SAVED,
	title: __( 'Questions', 'userfeedback' ),
};

export const SETTINGS: Step = {
	name: 'settings',
	title: __( 'Settings', 'userfeedback' ),
};

export const NOTIFICATIONS: Step = {
	name: 'notifications',
	title: __( 'Notifications', 'userfeedback' ),
};

export const PUBLISH: Step = {
	name: 'publish',
	title: __( 'Publish', 'userfeedback' ),
	hasOwnFooter: true,
};
