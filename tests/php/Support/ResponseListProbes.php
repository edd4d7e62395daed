<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\OptionId;
use UserFeedback\Plugin;

/**
 * Requests of FeatureProbes for what responses and their statistics are filtered by, and for the columns of their list.
 */
trait ResponseListProbes {

	/**
	 * A question of the answered survey that is no longer asked and was answered with numbers: responses are filtered by its score.
	 */
	private function storeScores(): void {
		Plugin::instance()->get( Connection::class )->insertRows(
			'INSERT',
			'question_options',
			[
				'survey_id'   => '%d',
				'question_id' => '%s',
				'hash'        => '%s',
				'label'       => '%s',
			],
			[ [ $this->answered->id, 'q3', OptionId::ofLabel( '5' ), '5' ] ]
		);
	}

	/**
	 * @return iterable<Probe>
	 */
	private function ofResponseList(): iterable {
		$list = "/userfeedback/v1/surveys/{$this->answered->id}/responses";
		$name = '/surveys/{id}/responses';
		foreach ( self::responseFilters() as $field => $filter ) {
			yield new Probe( "GET $name filter.$field", Feature::QuickFilters, fn () => $this->get( $list, [ 'filter' => $filter ] ) );
		}
		yield new Probe( "GET $name/choices", Feature::QuickFilters, fn () => $this->get( "$list/choices" ) );
		foreach ( [ '', ' columns' ] as $argument ) {
			$columns = fn () => $this->post( "$list/columns", [ 'columns' => [ 'q1' ] ] );
			yield new Probe( "POST $name/columns$argument", Feature::SingleResponse, $columns );
		}
		// The statistics of the same responses.
		foreach ( [ 'results', 'questions/q1/trend', 'questions/q1/texts' ] as $path ) {
			$german = fn () => $this->get( "/userfeedback/v1/surveys/{$this->answered->id}/$path", [ 'language' => 'de_DE' ] );
			yield new Probe( 'GET /surveys/{id}/' . str_replace( 'q1', '{question_id}', $path ) . ' language', Feature::QuickFilters, $german );
		}
		yield new Probe( "GET $name preview", Feature::SingleResponse, fn () => $this->get( $list, [ 'preview' => true ] ) );
	}

	/**
	 * Filters of responses beside their status, by what they filter by.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function responseFilters(): array {
		$days    = [ 'from' => '2026-01-30', 'to' => '2026-01-30' ];
		$option  = [ 'question' => 'q1', 'option' => 'Yes' ];
		$filters = [
			'from'      => $days,
			'to'        => $days,
			'page'      => [ 'page' => 1 ],
			'country'   => [ 'country' => 'DE' ],
			'language'  => [ 'language' => 'de_DE' ],
			'question'  => $option,
			'option'    => $option,
			'score_min' => [ 'question' => 'q3', 'score_min' => 1 ],
			'score_max' => [ 'question' => 'q3', 'score_max' => 1 ],
			'search'    => [ 'search' => 'so' ],
			'tag'       => [ 'tag' => 'vip' ],
			'test'      => [ 'test' => true ],
		];
		foreach ( [ 'desktop', 'tablet', 'mobile' ] as $device ) {
			$filters[ "device=$device" ] = [ 'device' => $device ];
		}
		return $filters;
	}

	/**
	 * @return iterable<Probe>
	 */
	private function ofRemarks(): iterable {
		$survey = "/userfeedback/v1/surveys/{$this->answered->id}";
		$one    = "$survey/responses/{$this->stored[0]}";
		$name   = '/surveys/{id}/responses';
		$text   = [ 'text' => 'Note' ];
		$tags   = [ 'tags' => [ 'Tag' ] ];
		$change = fn ( array $body ) => fn () => $this->post( "$survey/responses/tags", [ 'response_ids' => [ $this->stored[0] ] ] + $body );
		yield new Probe( 'GET /surveys/{id}/tags', Feature::SingleResponse, fn () => $this->get( "$survey/tags" ) );
		yield new Probe( "GET $name/{response_id}/notes", Feature::SingleResponse, fn () => $this->get( "$one/notes" ) );
		yield new Probe( "POST $name/{response_id}/notes", Feature::ResponseChanges, fn () => $this->post( "$one/notes", $text ) );
		yield new Probe( "POST $name/{response_id}/notes text", Feature::ResponseChanges, fn () => $this->post( "$one/notes", $text ) );
		yield new Probe(
			"DELETE $name/{response_id}/notes/{note_id}",
			Feature::ResponseChanges,
			fn () => $this->post( "$one/notes/$this->note", [], [], 'DELETE' )
		);
		yield new Probe( "POST $name/{response_id}/tags", Feature::ResponseChanges, fn () => $this->post( "$one/tags", $tags ) );
		yield new Probe( "POST $name/{response_id}/tags tags", Feature::ResponseChanges, fn () => $this->post( "$one/tags", $tags ) );
		yield new Probe( "POST $name/tags", Feature::ResponseChanges, $change( [] ) );
		yield new Probe( "POST $name/tags add", Feature::ResponseChanges, $change( [ 'add' => [ 'Tag' ] ] ) );
		yield new Probe( "POST $name/tags remove", Feature::ResponseChanges, $change( [ 'remove' => [ 'Tag' ] ] ) );
		$several = [ 'response_ids' => array_slice( $this->stored, 0, 2 ) ];
		yield new Probe( "POST $name/tags response_ids", Feature::BulkActions, fn () => $this->post( "$survey/responses/tags", $several ) );
	}
}
