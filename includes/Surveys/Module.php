<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Files\ImportedQuestions;
use UserFeedback\Surveys\Files\ImportedSettings;
use UserFeedback\Surveys\Files\SurveyExport;
use UserFeedback\Surveys\Files\SurveyFilesController;
use UserFeedback\Surveys\Files\SurveyImport;
use UserFeedback\Surveys\Logic\AnswerValues;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\PageRules\LogicTypeController;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\Pages\SearchController;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\WidgetSettings;
use UserFeedback\Surveys\Templates\TemplateCatalogue;
use UserFeedback\Surveys\Templates\TemplatesController;

/**
 * Surveys and their questions. Extensions defines QuestionTypes, SettingSections, PageRules and TemplateCatalogue, because they include those of
 * add-ons; Responses defines SurveyResponses.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define( SurveyRepository::class, static fn ( Container $c ) => new SurveyRepository( $c->get( Connection::class ) ) );
		$container->define( HiddenSurveyRepository::class, static fn ( Container $c ) => new HiddenSurveyRepository( $c->get( Connection::class ) ) );
		$container->define( RevisionRepository::class, static fn ( Container $c ) => new RevisionRepository( $c->get( Connection::class ) ) );
		$container->define( OptionRepository::class, static fn ( Container $c ) => new OptionRepository( $c->get( Connection::class ) ) );
		$container->define(
			SurveyTransitions::class,
			static fn ( Container $c ) => new SurveyTransitions(
				$c->get( Rights::class ),
				$c->get( SurveyValidator::class ),
				$c->get( SurveyFeatures::class )
			)
		);
		$container->define(
			OpenPeriod::class,
			static fn ( Container $c ) => new OpenPeriod( $c->lazy( SettingSections::class ), $c->lazy( FeatureGate::class ) )
		);
		$container->define(
			SurveyWriter::class,
			static fn ( Container $c ) => new SurveyWriter(
				$c->get( SurveyRepository::class ),
				$c->get( RevisionRepository::class ),
				new OptionHistory( $c->get( OptionRepository::class ), $c->get( RevisionRepository::class ), $c->get( QuestionTypes::class ) ),
				$c->get( Transaction::class ),
				$c->get( OpenPeriod::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			SurveyService::class,
			static fn ( Container $c ) => new SurveyService(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyResponses::class ),
				$c->get( SurveyValidator::class ),
				$c->get( SurveyTransitions::class ),
				$c->get( SurveyWriter::class ),
				$c->get( SettingSections::class ),
				$c->get( SurveyConditions::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$this->defineLifecycle();
		$this->defineOptionIds();
		$this->defineFiles();
		$this->defineRules();
		$this->defineEdges();
	}

	public function controllers(): array {
		return [
			SurveysController::class,
			SurveyLifecycleController::class,
			SurveyFilesController::class,
			SurveyReachController::class,
			TemplatesController::class,
			SearchController::class,
			LogicTypeController::class,
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
		return $screen === AdminPages::SURVEYS ? [ 'widget_settings' => WidgetSettings::inherited() ] : [];
	}

	private function defineLifecycle(): void {
		$container = $this->container;
		$container->define(
			SurveyLifecycle::class,
			static fn ( Container $c ) => new SurveyLifecycle(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyDeletion::class ),
				$c->get( SurveyTransitions::class ),
				$c->get( SurveyWriter::class ),
				$c->get( Transaction::class )
			)
		);
		$container->define(
			SurveyDeletion::class,
			static fn ( Container $c ) => new SurveyDeletion(
				$c->get( HiddenSurveyRepository::class ),
				$c->get( RevisionRepository::class ),
				$c->get( SurveyResponses::class ),
				$c->get( WorkQueue::class )
			)
		);
		$container->define(
			IncompleteSurveys::class,
			static fn ( Container $c ) => new IncompleteSurveys(
				$c->get( SurveyRepository::class ),
				$c->get( HiddenSurveyRepository::class ),
				$c->get( SurveyWriter::class ),
				$c->get( SurveyDeletion::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
	}

	private function defineOptionIds(): void {
		$this->container->define(
			OptionIdMigration::class,
			static fn ( Container $c ) => new OptionIdMigration(
				$c->get( SurveyRepository::class ),
				new OptionIdRepository( $c->get( Connection::class ) ),
				$c->get( SurveyConditions::class ),
				$c->get( Transaction::class ),
				$c->get( WorkQueue::class )
			)
		);
	}

	private function defineFiles(): void {
		$container = $this->container;
		$container->define( SurveyExport::class, static fn ( Container $c ) => new SurveyExport( $c->get( SettingSections::class ) ) );
		$container->define(
			SurveyImport::class,
			static fn ( Container $c ) => new SurveyImport(
				$c->get( SurveyService::class ),
				$c->get( FeatureGate::class ),
				new ImportedQuestions( $c->get( FeatureGate::class ), $c->get( QuestionTypes::class ) ),
				new ImportedSettings( $c->get( FeatureGate::class ), $c->get( Rights::class ), $c->get( SettingSections::class ) )
			)
		);
		$container->define(
			SurveyFilesController::class,
			static fn ( Container $c ) => new SurveyFilesController(
				$c->get( SurveyService::class ),
				$c->get( SurveyExport::class ),
				$c->get( SurveyImport::class ),
				$c->get( SurveyPresenter::class ),
				$c->get( QuestionTypes::class ),
				$c->get( SettingSections::class )
			)
		);
	}

	private function defineRules(): void {
		$container = $this->container;
		$container->define(
			SurveyConditions::class,
			static fn ( Container $c ) => new SurveyConditions( $c->get( QuestionTypes::class ), $c->get( SettingSections::class ) )
		);
		$container->define( AnswerValues::class, static fn ( Container $c ) => new AnswerValues( $c->get( QuestionTypes::class ) ) );
		$container->define(
			SurveyValidator::class,
			static fn ( Container $c ) => new SurveyValidator(
				$c->get( QuestionTypes::class ),
				$c->get( SettingSections::class ),
				$c->get( SurveyConditions::class )
			)
		);
		$container->define(
			SurveyFeatures::class,
			static fn ( Container $c ) => new SurveyFeatures(
				$c->get( FeatureGate::class ),
				$c->get( QuestionTypes::class ),
				$c->get( SettingSections::class ),
				$c->get( SurveyConditions::class )
			)
		);
	}

	private function defineEdges(): void {
		$container = $this->container;
		$container->define(
			SurveyPresenter::class,
			static fn ( Container $c ) => new SurveyPresenter(
				$c->get( SurveyResponses::class ),
				$c->get( SettingSections::class ),
				$c->get( OpenPeriod::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			SurveyLifecycleController::class,
			static fn ( Container $c ) => new SurveyLifecycleController( $c->get( SurveyLifecycle::class ) )
		);
		$container->define(
			SurveysController::class,
			static fn ( Container $c ) => new SurveysController(
				$c->get( SurveyService::class ),
				$c->get( SurveyPresenter::class ),
				$c->get( QuestionTypes::class ),
				$c->get( SettingSections::class )
			)
		);
		$container->define( SearchController::class, static fn () => new SearchController() );
		$container->define(
			LogicTypeController::class,
			static fn ( Container $c ) => new LogicTypeController( static fn () => $c->get( PageRules::class ) )
		);
		$container->define(
			SurveyReachController::class,
			static fn ( Container $c ) => new SurveyReachController(
				new SurveyReach(
					$c->get( SurveyService::class ),
					$c->get( SurveyRepository::class ),
					new SurveyReachRepository( $c->get( Connection::class ) ),
					$c->get( SettingSections::class ),
					$c->get( FeatureGate::class )
				)
			)
		);
		$container->define(
			TemplatesController::class,
			static fn ( Container $c ) => new TemplatesController( $c->get( TemplateCatalogue::class ) )
		);
	}
}
