<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Local\LocalSummariser;
use UserFeedback\AI\Provider\AiClient;
use UserFeedback\Container;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Summaries of what visitors wrote.
 *
 * @since 0.5.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			SummaryService::class,
			static fn ( Container $c ) => new SummaryService(
				$c->get( FeatureGate::class ),
				$c->get( SurveyRepository::class ),
				$c->get( WrittenAnswersReader::class ),
				$c->get( SummaryRepository::class ),
				new SummaryPresenter( $c->get( WrittenAnswersReader::class ) ),
				$c->get( AiClient::class ),
				new LocalSummariser(),
				$c->get( WorkRunner::class ),
				$c->get( WorkQueue::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			SummaryWork::class,
			static fn ( Container $c ) => new SummaryWork(
				$c->get( FeatureGate::class ),
				$c->get( SurveyRepository::class ),
				$c->get( WrittenAnswersReader::class ),
				$c->get( SummaryRepository::class ),
				$c->get( AiClient::class ),
				$c->get( Clock::class ),
				static fn ( int $userId ) => get_user_locale( $userId )
			)
		);
	}

	public function register(): void {
		add_action( 'userfeedback_survey_deleted', [ $this, 'endSummaryOf' ] );
		if ( is_admin() ) {
			$this->container->get( AiActions::class )->register();
		}
	}

	/**
	 * Action userfeedback_survey_deleted: what a service has said so far of its answers goes with it.
	 */
	public function endSummaryOf( int $surveyId ): void {
		$this->container->get( WorkQueue::class )->cancel( SummaryWork::KIND, (string) $surveyId );
	}

	public function controllers(): array {
		return [ SummariesController::class ];
	}

	public function longWorks(): array {
		return [ SummaryWork::class ];
	}

	public function screenData( string $screen ): array {
		return $screen === AdminPages::RESULTS
			? [
				'ai_upsell_dismissed' => AiUpsell::isDismissed( get_current_user_id() ),
				'has_ai_service'      => $this->container->get( AiClient::class )->hasService(),
			]
			: [];
	}

	public function uninstallNetwork( int $networkId ): void {
		delete_metadata( 'user', 0, AiUpsell::META, '', true );
	}
}
