<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AdminPages;
use UserFeedback\Surveys\Files\SurveyExportCommand;
use UserFeedback\Surveys\Files\SurveyImportCommand;
use UserFeedback\Surveys\Settings\WidgetSettings;

/**
 * Surveys and their questions. Extensions defines QuestionTypes, SettingSections, PageRules and TemplateCatalogue, because they include those of
 * add-ons; Responses defines SurveyResponses.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function commands(): array {
		return [
			'survey'        => SurveyCommand::class,
			'survey export' => SurveyExportCommand::class,
			'survey import' => SurveyImportCommand::class,
		];
	}

	public function longWorks(): array {
		return [ SurveyDeletion::class, OptionIdMigration::class ];
	}

	public function dailyTasks(): array {
		return [
			fn () => $this->container->get( SurveyDeletion::class )->resume(),
			fn () => $this->container->get( IncompleteSurveys::class )->discardOld(),
		];
	}

	public function install(): void {
		$this->container->get( OptionIdMigration::class )->begin();
	}

	public function settingFields(): array {
		return [ new WidgetSettings() ];
	}

	/**
	 * What a new survey inherits from the plugin's settings, so that the builder starts with it.
	 */
	public function screenData( string $screen ): array {
		$makesSurveys = in_array( $screen, [ AdminPages::SURVEYS, AdminPages::WELCOME ], true );
		return $makesSurveys ? [ 'widget_settings' => WidgetSettings::inherited() ] : [];
	}
}
