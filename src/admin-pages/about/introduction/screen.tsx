import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { Page } from '@/components/page';
import { PluginCard } from '@/components/plugin-cards';
import { PluginTools } from '@/components/plugin-cards/plugin-tools';
import { usePluginWork } from '@/components/plugin-cards/use-plugin-work';
import { ToolCards } from '@/components/tool-card';
import { getAdminData } from '@/lib/admin-data';
import { ABOUT, GETTING_STARTED, hrefOf } from '@/routes';
import { AboutTabs } from '../tabs';
import { ListeningPicture } from './picture';

function Introduction() {
	return (
		<section
			className="userfeedback-about__intro"
			aria-labelledby="userfeedback-about-title"
		>
			<div>
				<h2 id="userfeedback-about-title">
					{ __( 'Know what your visitors think', 'userfeedback' ) }
				</h2>
				<p>
					{ __(
						'Numbers show what visitors do. UserFeedback asks them why: a short question at the right place and moment, and the answers counted in your dashboard.',
						'userfeedback'
					) }
				</p>
				<p>
					{ __(
						'We build it for both sides. Visitors get a small, calm widget that they can use with the keyboard, on a phone and with a screen reader, and that does not come back after they have answered, unless you want it to. You get results that say how certain they are.',
						'userfeedback'
					) }
				</p>
				<p className="userfeedback-about__version">
					{ sprintf(
						/* translators: %s: number of a version. */
						__(
							'Version %s. Free software under the GPL.',
							'userfeedback'
						),
						getAdminData().version
					) }
				</p>
			</div>
			<ListeningPicture />
		</section>
	);
}

function PrivacyCard() {
	return (
		<Card title={ __( 'Privacy', 'userfeedback' ) }>
			<ul className="userfeedback-about__points">
				<li>
					{ __(
						'Surveys and responses stay in the database of your site. There is no account elsewhere.',
						'userfeedback'
					) }
				</li>
				<li>
					{ __(
						'IP addresses are stored without their last part, browsers without their version.',
						'userfeedback'
					) }
				</li>
				<li>
					{ __(
						'No request leaves your site unless you set one up, such as emails about responses or a webhook.',
						'userfeedback'
					) }
				</li>
				<li>
					{ __(
						'Settings → Privacy has a text about surveys for your privacy policy.',
						'userfeedback'
					) }
				</li>
			</ul>
		</Card>
	);
}

function HelpCard() {
	const { documentation } = getAdminData().store;
	/* eslint-disable jsx-a11y/anchor-has-content -- the words come from the translation */
	return (
		<Card title={ __( 'Help', 'userfeedback' ) }>
			<ul className="userfeedback-about__points">
				<li>
					{ createInterpolateElement(
						__(
							'<a>Getting Started</a> leads from a template to the first answers.',
							'userfeedback'
						),
						{ a: <a href={ hrefOf( GETTING_STARTED ) } /> }
					) }
				</li>
				<li>
					{ createInterpolateElement(
						__(
							'<a>The documentation</a> explains every setting, and has guides for developers (opens in a new tab).',
							'userfeedback'
						),
						{
							a: (
								<a
									href={ documentation }
									target="_blank"
									rel="noopener noreferrer"
								/>
							),
						}
					) }
				</li>
				<li>
					{ __(
						'“Why (not) here?” in the admin bar of your site tells which survey shows on a page, and why another one does not.',
						'userfeedback'
					) }
				</li>
				<li>
					{ __(
						'The question mark in the survey builder shows all keyboard shortcuts.',
						'userfeedback'
					) }
				</li>
			</ul>
		</Card>
	);
	/* eslint-enable jsx-a11y/anchor-has-content -- see above */
}

/** What the plugin is, where help is, and plugins that go well with it. */
export function AboutScreen() {
	const { recommended } = getAdminData();
	const worker = usePluginWork();
	return (
		<Page
			key="about"
			title={ __( 'About Us', 'userfeedback' ) }
			navigation={ <AboutTabs current={ ABOUT } /> }
		>
			<Introduction />
			<div className="userfeedback-about__columns">
				<PrivacyCard />
				<HelpCard />
			</div>
			<h2 className="userfeedback-about__heading">
				{ __( 'Plugins that go well with surveys', 'userfeedback' ) }
			</h2>
			<PluginTools>
				{ ( list ) => (
					<ToolCards>
						{ recommended.map( ( item ) => (
							<PluginCard
								key={ item.slug }
								item={ item }
								list={ list }
								worker={ worker }
							/>
						) ) }
					</ToolCards>
				) }
			</PluginTools>
		</Page>
	);
}
