<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Provider\AiClient;
use UserFeedback\Container;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dismissal;
use UserFeedback\Support\OutgoingRequest;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Summaries of what visitors wrote, and suggested translations of surveys.
 *
 * @since 0.5.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
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

	/**
	 * Action userfeedback_survey_deleted: what a service has said so far of its answers goes with it.
	 */
	public static function endSummaryOf( int $surveyId ): void {
		self::service( WorkQueue::class )->cancel( SummaryWork::KIND, (string) $surveyId );
	}

	/**
	 * Action userfeedback_responses_erased: a summary may repeat what was erased, and so may what a service has said so far.
	 */
	public static function deleteSummaryOf( int $surveyId ): void {
		self::service( SummaryRepository::class )->delete( $surveyId );
		self::service( WorkQueue::class )->cancel( SummaryWork::KIND, (string) $surveyId );
	}

	public function ajaxActions(): array {
		return [ AiActions::class ];
	}

	public function longWorks(): array {
		return [ SummaryWork::class ];
	}

	public function screenData( string $screen ): array {
		if ( ! in_array( $screen, [ AdminPages::SURVEYS, AdminPages::RESULTS ], true ) ) {
			return [];
		}
		$service = [ 'has_ai_service' => $this->container->get( AiClient::class )->hasService() ];
		$upsell  = [ 'ai_upsell_dismissed' => Dismissal::AiUpsell->isBy( get_current_user_id() ) ];
		return $screen === AdminPages::RESULTS ? $upsell + $service : $service;
	}

	public function connections(): array {
		return [
			new OutgoingRequest(
				'ai',
				__( 'AI service', 'userfeedback' ),
				__( 'For a summary, this site sends written answers to the AI service that is set up in WordPress.', 'userfeedback' )
					. ' ' . __( 'For suggested translations, it sends texts of the survey, and no answers.', 'userfeedback' ),
				$this->container->get( AiClient::class )->hasService()
			),
		];
	}

	public function uninstallNetwork( int $networkId ): void {
		Dismissal::AiUpsell->forget();
	}
}
