import { NotificationsStep } from '../notifications-step';
import { QuestionsStep } from '../questions-step';
import { SettingsStep } from '../settings-step';
import { SetupStep } from '../setup-step';
import type { StepProps } from '../step-props';
import type { Step } from '../steps';

/** What a step is about, without the way on. Publishing is a way on itself, see PublishStep. */
export function StepContent( {
	step,
	...props
}: StepProps & { step: Exclude< Step, 'publish' > } ) {
	switch ( step ) {
		case 'setup':
			return <SetupStep survey={ props.survey } />;
		case 'questions':
			return <QuestionsStep { ...props } />;
		case 'settings':
			return <SettingsStep />;
		case 'notifications':
			return <NotificationsStep { ...props } />;
	}
}
