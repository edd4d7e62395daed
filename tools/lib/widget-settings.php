<?php
/**
 * The settings of the plugin, and what follows those of the tab Widget, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\AddOns\AutomaticUpdates;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Settings\AnswerDeletion;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Settings\CountryHeader;
use UserFeedback\Settings\DataSettings;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\Settings\Behavior;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Surveys\Settings\WidgetSettings;
use UserFeedback\Usage\UsageSettings;
use UserFeedback\Widget\Cooldown;

/**
 * The settings of the tab Widget.
 *
 * @return non-empty-list<SettingFields>
 */
function widgetTab(): array {
	return [ new WidgetSettings(), new Cooldown(), new CookieDays() ];
}

/**
 * Which fields of a survey follow the plugin's settings together, by group.
 *
 * @return array<string, array<string, list<string>>>
 */
function units(): array {
	return [
		'theming'  => Theming::group()->units(),
		'behavior' => Behavior::group()->units(),
	];
}

/**
 * Their defaults.
 *
 * @return array<string, mixed>
 */
function widgetDefaults(): array {
	// Without WordPress no option is stored.
	return array_merge( ...array_map( static fn ( SettingFields $of ) => $of->read( Settings::stored() ), widgetTab() ) );
}

/**
 * The other settings of the plugin, but for the roles.
 *
 * @return non-empty-list<SettingFields>
 */
function otherTabs(): array {
	return [
		new MailSettings(),
		new UsageSettings(),
		new DataSettings(),
		new CountryHeader(),
		new RetentionDays(),
		new AnswerDeletion(),
		new AutomaticUpdates( new InstalledAddOns( '', '' ) ),
	];
}
