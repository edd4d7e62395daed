<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: a survey as a JSON file.
 *
 * @since 0.3.0
 */
final class SurveyFilesController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys';

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyExport $export,
		private readonly SurveyImport $import,
		private readonly SurveyPresenter $presenter,
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections
	) {}

	public function register_routes(): void {
		$edit = $this->requires( Capability::EDIT_SURVEYS );
		// GET surveys/{id}/export: the survey as a file. OPTIONS: the schema of files on this site.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)/export',
			[
				self::endpoint(
					'GET',
					$this->export( ... ),
					$edit,
					[ 'id' => [ 'type' => 'integer', 'minimum' => 1, 'required' => true ] ]
				),
			],
			fn () => [ 'title' => 'userfeedback_survey_file' ]
			+ SurveyFile::schema( $this->types->all(), $this->sections )
		);
		// POST surveys/import: a draft from a file.
		$this->addRoute(
			$this->rest_base . '/import',
			[
				self::endpoint(
					'POST',
					$this->import( ... ),
					$edit,
					[
						'file' => [
							'description'       => 'The file (docs/survey-file.schema.json), at most 512 KB. Errors name every invalid field.',
							'type'              => 'object',
							'required'          => true,
							'validate_callback' => self::validateObject( ... ),
						],
					],
					[ 201 => $this->importedSchema( ... ) ]
				),
			],
			$this->importedSchema( ... )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function importedSchema(): array {
		return SurveySchema::imported( SurveySchema::survey( $this->types->all(), $this->sections ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function export( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$survey = $this->surveys->get( self::pathId( $request ) );
				$name   = self::fileName( $survey );
				return new WP_REST_Response( $this->export->file( $survey ), 200, [ 'Content-Disposition' => "attachment; filename=\"$name\"" ] );
			}
		);
	}

	/**
	 * Size of the sent file in bytes, also if it was not sent as JSON.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function size( WP_REST_Request $request ): int {
		$json = (string) wp_json_encode( $request['file'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return max( strlen( $request->get_body() ), strlen( $json ) );
	}

	/**
	 * Name of the file, from the survey's title.
	 */
	private static function fileName( Survey $survey ): string {
		$name = sanitize_title( $survey->title );
		// Titles in other scripts become long percent codes.
		return ( preg_match( '/^[a-z0-9-]{1,100}$/', $name ) === 1 ? $name : "survey-$survey->id" ) . '.json';
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function import( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$file     = (array) $request['file'];
				$imported = $this->import->import( $file, self::size( $request ), get_current_user_id() );
				return [
					'survey'   => $this->presenter->survey( $imported['survey'] ),
					'left_out' => array_map( static fn ( FieldError $part ) => $part->toArray(), $imported['left_out'] ),
				];
			},
			201
		);
	}
}
