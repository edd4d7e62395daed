<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

/**
 * Where responses stand in their list, and how long it is. Published ones are a survey's many: their numbers come from the daily counts, those
 * of the trash and of spam from their rows.
 */
final class ResponsePlaces {

	public function __construct(
		private readonly PlaceRepository $places,
		private readonly DailyCounts $counts
	) {}

	/**
	 * Where a response stands now.
	 */
	public function of( StoredResponse $response ): Place {
		$later = $response->status === ResponseStatus::Publish
			? $this->counts->listed( $response->surveyId, $response->day )
			: $this->places->onLaterDays( $response );
		return new Place(
			$this->places->neighbour( $response, true ),
			$this->places->neighbour( $response, false ),
			$later + $this->places->newerOnTheDay( $response ) + 1,
			$this->count( $response->surveyId, $response->status )
		);
	}

	/**
	 * How many responses of a survey are in a state.
	 */
	public function count( int $surveyId, ResponseStatus $status ): int {
		return $status === ResponseStatus::Publish ? $this->counts->listed( $surveyId ) : $this->places->count( $surveyId, $status );
	}
}
