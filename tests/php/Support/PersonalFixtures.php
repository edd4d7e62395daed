<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseWriter;

/**
 * A survey that asks for an address, and many responses to it. Uses SurveyFixtures.
 */
trait PersonalFixtures {

	private Survey $asking;

	protected function askingSurvey(): Survey {
		return $this->publishedSurvey(
			[
				'title'     => 'Contact',
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => [ 'required' => false, 'randomize' => false, 'comment_box' => true ] ] ),
					$this->text( 'q2', [ 'type' => 'email', 'title' => 'Your address?', 'config' => [ 'include_name' => true ] ] ),
					$this->text( 'q3', [ 'type' => 'long-text', 'title' => 'Why?', 'config' => [] ] ),
				],
			]
		);
	}

	/**
	 * Stores responses with an address, which is spelled in three ways.
	 */
	private function storeResponses(
		int $count,
		string $address,
		string $name = '',
		ResponseStatus $status = ResponseStatus::Publish,
		string $text = '',
		int $pageId = 0
	): void {
		$new = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$spelled = $number % 3 === 0 ? strtoupper( $address ) : ( $number % 3 === 1 ? ucfirst( $address ) : $address );
			$answers = [ Answer::choice( 'q1', [ $number % 4 === 0 ? 'No' : 'Yes' ] )->identified( $this->asking->questions[0] ) ];
			if ( $text !== '' ) {
				$answers[0] = $answers[0]->withText( 'comment', $text );
				$answers[]  = Answer::text( 'q3', $text );
			}
			if ( $address !== '' ) {
				$answers[] = Answer::text( 'q2', $spelled, $name === '' ? [] : [ 'name' => $name ] );
			}
			$new[] = new NewResponse(
				$answers,
				new DateTimeImmutable( sprintf( '2026-03-%02dT12:00:00Z', 1 + $number % 20 ) ),
				$this->asking->revision,
				null,
				$status,
				$pageId,
				'192.0.2.0',
				new Client( 'firefox', 'linux', 'desktop' ),
				isPartial: $status === ResponseStatus::Partial,
				seconds: 10 + $number % 7,
				held: $status === ResponseStatus::Held ? 'network' : ''
			);
		}
		$writer = Plugin::instance()->get( ResponseWriter::class );
		if ( $status === ResponseStatus::Publish ) {
			Plugin::instance()->get( Transaction::class )->run( fn () => $writer->import( $this->asking, $new ) );
			return;
		}
		foreach ( $new as $response ) {
			$writer->write( $this->asking, $response, ResponseOrigin::Import );
		}
	}

	/**
	 * @param array<string, string>        $columns Without created_at.
	 * @param list<list<string|int|float>> $rows
	 * @param string                       $last    Column behind created_at; '' for none.
	 */
	private function insertMany( string $table, array $columns, array $rows, string $last = '' ): void {
		$columns += [ 'created_at' => '%s' ] + ( $last === '' ? [] : [ $last => '%s' ] );
		foreach ( array_chunk( $rows, 300 ) as $some ) {
			Plugin::instance()->get( Connection::class )->insertRows( 'INSERT', $table, $columns, $some );
		}
	}
}
