<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Migrator;
use UserFeedback\Model\Client;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RequestOrigin;
use UserFeedback\Support\RestController;
use UserFeedback\Support\SchemaCheck;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the public route that accepts a visitor's answers.
 *
 * @phpstan-import-type Answers from RestController
 * @since 0.1.0
 */
final class SubmissionController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/responses';

	public function __construct(
		private readonly ResponseService $responses,
		private readonly PageReader $pages,
		private readonly ClientIp $clientIp,
		private readonly VisitorCountry $country,
		private readonly Migrator $migrator
	) {}

	public function register_routes(): void {
		// POST surveys/{id}/responses: anybody, from a page that shows the survey.
		// Public on purpose: visitors have no account. The service decides by survey, token and answers.
		$submit = self::endpoint( 'POST', $this->submit( ... ), $this->anybodyByPost(), $this->submissionArguments(), self::answers() );
		$this->addRoute( $this->rest_base, [ $submit ], SubmissionSchema::submission( ... ) );
	}

	/**
	 * @return Answers
	 */
	private static function answers(): array {
		$stored = static fn () => JsonSchema::object(
			[
				'success' => JsonSchema::YES_NO,
				'data'    => JsonSchema::object( [ 'id' => JsonSchema::described( JsonSchema::UUID, 'The submission_id.' ) ] ),
			]
		);
		return [
			201 => $stored,
			200 => $stored,
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function submissionArguments(): array {
		$arguments = self::arguments( SubmissionSchema::submission() );
		$schema    = SubmissionSchema::submission()['properties']['answers'];
		// WordPress would make the label "1" of true, and of "a,b" two labels.
		$arguments['answers']['validate_callback'] = static function ( mixed $value, mixed $request, string $name ) use ( $schema ): bool|WP_Error {
			$error = SchemaCheck::errors( $value, $schema, $name )[0] ?? null;
			return $error === null ? true : new WP_Error( $error->code, $error->message );
		};
		$arguments['answers']['sanitize_callback'] = null;
		return $arguments;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function submit( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->store( $request ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function store( WP_REST_Request $request ): WP_REST_Response {
		$this->migrator->demandCurrent();
		$id = Cast::string( $request['submission_id'] );
		/** @var list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers */
		$answers = $request['answers'];
		/** @var array{id?: int|null, url: string, name: string} $page */
		$page    = $request['page_submitted'];
		$elapsed = $request['elapsed_ms'];
		$sender  = $this->clientIp->sender( $_SERVER );
		$visitor = new Visitor(
			$sender,
			Cast::string( $request['website'] ),
			is_int( $elapsed ) ? $elapsed : null,
			Client::fromUserAgent( (string) $request->get_header( 'user_agent' ) ),
			self::moment( Cast::string( $request['queued_at'] ) ),
			RequestOrigin::isCrossSite(),
			$this->country->of( $_SERVER, $sender )
		);
		$isNew   = $this->responses->submit(
			self::pathId( $request ),
			$id,
			$answers,
			$this->pages->read( $page ),
			Cast::string( $request['nonce'] ),
			$visitor,
			(bool) $request['partial']
		);
		$data    = [
			'success' => true,
			'data'    => [ 'id' => $id ],
		];
		return new WP_REST_Response( $data, $isNew ? 201 : 200 );
	}

	/**
	 * The moment that a text names, or null: the schema has checked its shape only.
	 */
	private static function moment( string $text ): ?DateTimeImmutable {
		$moment = $text === '' ? false : date_create_immutable( $text );
		return $moment === false ? null : $moment;
	}
}
