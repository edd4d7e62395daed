import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { Page } from '@/components/page';
import { ShortcutList } from '@/components/shortcut-list';
import { surveysUrl } from '@/lib/admin-data';
import { GETTING_STARTED, NEW_SURVEY } from '@/routes';
import { AboutTabs } from '../tabs';
import { Embedding } from './embedding';
import { Faq } from './faq';
import { questionTypes } from './question-types';
import { steps } from './steps';

function Steps() {
	return (
		<ol className="userfeedback-guide__steps">
			{ steps().map( ( { drawing, title, text, link }, index ) => (
				<li key={ title }>
					<div className="userfeedback-guide__drawing">
						{ drawing }
					</div>
					<h3>
						<span aria-hidden="true">{ index + 1 }</span>
						{ title }
					</h3>
					<p>{ text }</p>
					{ link && <a href={ link.href }>{ link.label }</a> }
				</li>
			) ) }
		</ol>
	);
}

/** The guide for a first survey. */
export function GettingStartedScreen() {
	return (
		<Page
			key="getting-started"
			title={ __( 'Getting Started', 'userfeedback' ) }
			navigation={ <AboutTabs current={ GETTING_STARTED } /> }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ surveysUrl( NEW_SURVEY ) }
				>
					{ __( 'Create a survey', 'userfeedback' ) }
				</Button>
			}
		>
			<div className="userfeedback-guide">
				<Card
					title={ __(
						'Your first survey, in six steps',
						'userfeedback'
					) }
				>
					<Steps />
				</Card>
				<div className="userfeedback-about__columns">
					<Card
						title={ __(
							'Put a survey into a page',
							'userfeedback'
						) }
					>
						<Embedding />
					</Card>
					<Card title={ __( 'Keyboard shortcuts', 'userfeedback' ) }>
						<ShortcutList />
					</Card>
				</div>
				<Card
					title={ __(
						'What each question type is for',
						'userfeedback'
					) }
				>
					<dl className="userfeedback-guide__types">
						{ questionTypes().map( ( { title, text } ) => (
							<div key={ title }>
								<dt>{ title }</dt>
								<dd>{ text }</dd>
							</div>
						) ) }
					</dl>
				</Card>
				<Card title={ __( 'Questions and answers', 'userfeedback' ) }>
					<Faq />
				</Card>
			</div>
		</Page>
	);
}
