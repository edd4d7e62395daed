<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\Question;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Pagination;

/**
 * Responses in the form of the REST API: the shapes of ResponseSchema.
 *
 * @since 0.1.0
 */
final class ResponsePresenter {

	/**
	 * A response as a list shows it.
	 *
	 * @return array<string, mixed>
	 */
	public function summary( Response $response ): array {
		return [
			'id'             => $response->id,
			'status'         => $response->status->value,
			'submitted_at'   => Dates::toIso( $response->submittedAt ),
			'page_submitted' => [
				'name' => PageName::of( $response->page ),
				'url'  => $response->page->url,
			],
			'user_ip'        => $response->ip,
			'user_browser'   => Client::name( $response->client->browser ),
			'user_os'        => Client::name( $response->client->os ),
			'user_device'    => self::deviceName( $response->client->device ),
			'user_country'   => $response->country,
			'late'           => $response->isLate,
			'is_test'        => $response->isTest,
			'held'           => $response->status === ResponseStatus::Held ? $response->held : '',
			'language'       => $response->language,
		];
	}

	/**
	 * A response with its answers, its survey and its place.
	 *
	 * @param array{survey: Survey, answered: AnsweredResponse, place: array<string, int|null>} $found
	 * @return array<string, mixed>
	 */
	public function response( array $found ): array {
		return $this->summary( $found['answered']->response ) + [
			'survey'   => $this->survey( $found['survey'] ),
			'answers'  => array_map( fn ( array $item ) => $this->answer( $item['question'], $item['answer'] ), $found['answered']->answers ),
		] + $found['place'];
	}

	/**
	 * A response as a list shows it with its answers: those first by which a filter found it, and long texts cut.
	 *
	 * @since 0.5.0
	 *
	 * @return array<string, mixed>
	 */
	public function preview( AnsweredResponse $answered ): array {
		$found   = new FoundAnswers( $answered->filter );
		$answers = array_map(
			fn ( array $item ) => self::cutAnswer( $this->answer( $item['question'], $item['answer'] ), $found ),
			$found->first( $answered->answers )
		);
		return $this->summary( $answered->response ) + [ 'answers' => $answers ];
	}

	/**
	 * A page of a list.
	 *
	 * @param array{survey: Survey, total: int, next: ListPlace|null, ...} $found
	 * @param list<mixed>        $items  Its responses as they are sent.
	 * @param array<string, int> $counts Of the statuses, see StoredResponseService::counts().
	 * @return array<string, mixed>
	 */
	public function list( array $found, array $items, array $counts, ResponseQuery $query ): array {
		$all = [ 'all' => $counts[ ResponseStatus::Publish->value ] ];
		return [
			'survey'         => $this->survey( $found['survey'] ),
			'items'          => $items,
			'pagination'     => ( new Pagination( $query->page, $query->perPage, $found['total'] ) )->toArray(),
			'status_filters' => Pagination::filters( $all + $counts ),
			'is_capped'      => $found['next'] !== null,
			'cursor'         => $found['next']?->toCursor(),
		];
	}

	/**
	 * @return array{id: int, title: string}
	 */
	private function survey( Survey $survey ): array {
		return [
			'id'    => $survey->id,
			'title' => $survey->title,
		];
	}

	/**
	 * The name of a class of devices; '' when it is unknown.
	 *
	 * @since 0.7.0
	 *
	 * @param string $code See Client::$device.
	 */
	public static function deviceName( string $code ): string {
		return match ( $code ) {
			'desktop' => __( 'Desktop', 'userfeedback' ),
			'tablet'  => __( 'Tablet', 'userfeedback' ),
			'mobile'  => __( 'Mobile', 'userfeedback' ),
			default   => '',
		};
	}

	/**
	 * @param array{value: list<string>|null, extra: object, ...} $answer
	 * @return array<string, mixed>
	 */
	private static function cutAnswer( array $answer, FoundAnswers $found ): array {
		return [
			'value' => $answer['value'] === null ? null : array_map( $found->cut( ... ), $answer['value'] ),
			'extra' => (object) array_map( $found->cut( ... ), array_filter( (array) $answer['extra'], is_string( ... ) ) ),
		] + $answer;
	}

	/**
	 * @return array{question_id: string, title: string, type: string, value: list<string>|null, option_ids: list<string>, extra: object}
	 */
	private function answer( Question $question, Answer $answer ): array {
		$texts = $answer->texts;
		$value = $answer->labels !== [] ? $answer->labels : array_values( array_intersect_key( $texts, [ 'text' => '' ] ) );
		$extra = [];
		foreach ( [ 'comment' => 'comments', 'name' => 'name' ] as $kind => $field ) {
			if ( isset( $texts[ $kind ] ) ) {
				$extra[ $field ] = $texts[ $kind ];
			}
		}
		return [
			'question_id' => $question->id,
			'title'       => $question->title,
			'type'        => $question->type,
			'value'       => $value === [] ? null : $value,
			'option_ids'  => $answer->optionIds,
			'extra'       => (object) $extra,
		];
	}
}
