<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;

/**
 * Surveys that are made with their responses in several transactions. No reader finds them before they are complete.
 *
 * @since 0.7.0
 */
final class IncompleteSurveys {

	/** Days after which one is given up: a work ends after two weeks, and can be run again while it is listed. */
	private const DAYS = 31;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly HiddenSurveyRepository $hidden,
		private readonly SurveyWriter $writer,
		private readonly SurveyDeletion $deletion,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a survey that nobody finds.
	 *
	 * @param Survey $survey   A draft, see SurveyService::unsaved().
	 * @param string $clientId UUID; the same one is stored once.
	 * @return int Its id.
	 * @throws NotFound When it was deleted meanwhile.
	 */
	public function begin( Survey $survey, string $clientId, int $userId ): int {
		return $this->transaction->run(
			function () use ( $survey, $clientId, $userId ): int {
				$stored = $this->writer->writeIncomplete( $survey->with( status: HiddenSurveyRepository::INCOMPLETE ), $clientId, $userId );
				return $stored ?? $this->surveys->lockByClientId( $clientId )->id ?? throw NotFound::survey();
			}
		);
	}

	/**
	 * The survey, locked until the transaction ends; null when it is complete, or gone.
	 */
	public function lock( int $id ): ?Survey {
		return $this->hidden->lockIncomplete( $id );
	}

	/**
	 * Shows the survey to everybody, as a draft. Nothing happens when it is complete, or gone.
	 */
	public function complete( int $id ): void {
		$this->transaction->run(
			function () use ( $id ): void {
				$survey = $this->lock( $id );
				if ( $survey !== null ) {
					$this->writer->complete( $survey->with( status: Survey::DRAFT ) );
				}
			}
		);
	}

	/**
	 * Deletes the survey and what was stored of its responses; nothing happens when it is complete.
	 *
	 * @param int $userId Who began it.
	 */
	public function discard( int $id, int $userId ): void {
		$this->transaction->run(
			function () use ( $id, $userId ): void {
				if ( $this->lock( $id ) !== null ) {
					$this->deletion->begin( [ $id ], $userId );
				}
			}
		);
	}

	/**
	 * Daily: deletes what nobody will complete.
	 */
	public function discardOld(): void {
		foreach ( $this->hidden->incompleteSince( $this->clock->now()->modify( '-' . self::DAYS . ' days' ) ) as $id ) {
			$this->discard( $id, 0 );
		}
	}
}
