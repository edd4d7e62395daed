<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Survey;
use UserFeedback\Support\NotFound;

/**
 * Surveys that another plugin made, with their dates and status. They are begun with IncompleteSurveys and shown when their responses are stored.
 *
 * @since 0.7.0
 */
final class ImportedSurveys {

	/** Revision under which the questions are stored that its visitors answered. */
	public const REVISION = 1;

	public function __construct(
		private readonly IncompleteSurveys $incomplete,
		private readonly SurveyRepository $surveys,
		private readonly SurveyWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * The id of the survey that was stored under a client id; null if there is none. Incomplete ones are found.
	 *
	 * @param string $clientId UUID.
	 */
	public function find( string $clientId ): ?int {
		return $this->surveys->lockByClientId( $clientId )?->id;
	}

	/**
	 * Locks a survey until the transaction ends.
	 *
	 * @throws NotFound When it was deleted meanwhile.
	 */
	public function lock( int $id ): Survey {
		return $this->incomplete->lock( $id ) ?? $this->surveys->find( $id, true ) ?? throw NotFound::survey();
	}

	/**
	 * Shows a survey to everybody, unless it is shown. Call it in a transaction.
	 *
	 * @param string                 $status    draft, publish or trash; it must be complete to be published.
	 * @param DateTimeImmutable      $createdAt When it was made.
	 * @param DateTimeImmutable|null $publishAt When it began or begins to show; null if that is not known.
	 */
	public function complete( int $id, string $status, DateTimeImmutable $createdAt, ?DateTimeImmutable $publishAt, int $userId ): void {
		$this->transaction->run(
			function () use ( $id, $status, $createdAt, $publishAt, $userId ): void {
				$survey = $this->incomplete->lock( $id );
				if ( $survey === null ) {
					return;
				}
				$this->surveys->setCreatedAt( $id, $createdAt );
				$draft = $survey->with( status: Survey::DRAFT, createdAt: $createdAt, publishAt: $publishAt );
				$this->writer->complete( $draft );
				if ( $status === Survey::DRAFT ) {
					return;
				}

				$trashedFrom = $status === Survey::TRASH ? Survey::DRAFT : null;
				$this->writer->write( $draft, $draft->with( status: $status, trashedFrom: $trashedFrom ), $userId );
			}
		);
	}
}
