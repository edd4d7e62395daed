import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Card } from '@/components/card';
import type { KnownPlugin, PluginList } from '@/stores/plugins/types';
import { InstallDrawing, RecipeDrawing, WizardDrawing } from './drawings';
import type { PluginWork } from './use-plugin-setup';
import { usePluginSetup } from './use-plugin-setup';
import { AutomationStep } from './automation-step';

function buttonText( { installed }: KnownPlugin, work?: PluginWork ): string {
	switch ( work ) {
		case 'install':
			return __( 'Installing…', 'userfeedback' );
		case 'activate':
			return __( 'Activating…', 'userfeedback' );
		case undefined:
			return installed
				? __( 'Activate', 'userfeedback' )
				: __( 'Install and activate', 'userfeedback' );
	}
}

interface InstallProps {
	plugin: KnownPlugin;
	list: PluginList;
}

/** The button that installs and activates the plugin, or who can do that. */
function Install( { plugin, list }: InstallProps ) {
	const { work, failure, setUp } = usePluginSetup();
	const isAllowed =
		list.can_activate && ( plugin.installed || list.can_install );
	if ( ! isAllowed ) {
		const text = plugin.installed
			? /* translators: %s: name of a plugin. */
				__(
					'You cannot activate plugins here. Ask an administrator of this site to activate %s.',
					'userfeedback'
				)
			: /* translators: %s: name of a plugin. */
				__(
					'Plugins cannot be installed from here. Ask whoever manages the plugins of this site to install %s.',
					'userfeedback'
				);
		return <p>{ sprintf( text, plugin.title ) }</p>;
	}
	return (
		<>
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="primary"
				isBusy={ work !== undefined }
				disabled={ work !== undefined }
				onClick={ () => void setUp( plugin ) }
			>
				{ buttonText( plugin, work ) }
			</Button>
			{ failure !== undefined && (
				<Announced
					className="userfeedback-automation__failure"
					isUrgent
				>
					{ failure }
				</Announced>
			) }
		</>
	);
}

/** Three steps to recipes that start with a response. */
export function AutomationCard( { list }: { list: PluginList } ) {
	const plugin = list.plugins.find(
		( { purpose } ) => purpose === 'automation'
	);
	const { active_step: current, setup_url, recipe_url } = list.automation;
	return (
		<Card title={ __( 'Automation', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ __(
					'Start something in another plugin or service whenever a visitor answers: add them to a mailing list, create a task, post to a chat. The plugin Uncanny Automator does this with recipes.',
					'userfeedback'
				) }
			</p>
			<ol className="userfeedback-automation">
				<AutomationStep
					number={ 1 }
					current={ current }
					drawing={ <InstallDrawing /> }
					title={ __(
						'Install and activate Uncanny Automator',
						'userfeedback'
					) }
					text={ __(
						'It is free and comes from the plugin directory of WordPress.',
						'userfeedback'
					) }
				>
					{ plugin && <Install plugin={ plugin } list={ list } /> }
				</AutomationStep>
				<AutomationStep
					number={ 2 }
					current={ current }
					drawing={ <WizardDrawing /> }
					title={ __( 'Run its setup wizard', 'userfeedback' ) }
					text={ __(
						'It connects a free account, which some services need. Without one, this step is done as soon as you have created a recipe in Uncanny Automator.',
						'userfeedback'
					) }
				>
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant={ current === 2 ? 'primary' : 'secondary' }
						disabled={ current !== 2 }
						href={ setup_url }
					>
						{ __( 'Open the setup wizard', 'userfeedback' ) }
					</Button>
				</AutomationStep>
				<AutomationStep
					number={ 3 }
					current={ current }
					drawing={ <RecipeDrawing /> }
					title={ __( 'Create a recipe', 'userfeedback' ) }
					text={ __(
						'Choose UserFeedback as its trigger, and what happens then. Then turn on Automation in the notifications of the survey.',
						'userfeedback'
					) }
				>
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant={ current === 3 ? 'primary' : 'secondary' }
						disabled={ current < 3 }
						href={ recipe_url }
					>
						{ __( 'Create a recipe', 'userfeedback' ) }
					</Button>
				</AutomationStep>
			</ol>
		</Card>
	);
}
