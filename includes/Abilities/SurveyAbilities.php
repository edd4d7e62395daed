<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveyQuery;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCatalogue;
use UserFeedback\Surveys\Templates\TemplatePresenter;
use UserFeedback\Surveys\Templates\TemplateSchema;

/**
 * The abilities about surveys: list them, read one, list the templates, create a draft.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class SurveyAbilities {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly DraftService $drafts,
		private readonly SurveyPresenter $presenter,
		private readonly TemplateCatalogue $templates,
		private readonly TemplatePresenter $templatePresenter,
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections
	) {}

	/**
	 * @return array<lowercase-string&non-falsy-string, Ability> By name, without the namespace.
	 */
	public function all(): array {
		return [
			'list-surveys'   => new Ability(
				__( 'List surveys', 'userfeedback' ),
				__( 'Lists the surveys of this site, page by page, with id, title, status and number of responses.', 'userfeedback' ),
				Capability::EDIT_SURVEYS,
				JsonSchema::object( self::listInput(), [] ),
				SurveySchema::list(),
				$this->list( ... )
			),
			'get-survey'     => new Ability(
				__( 'Read a survey', 'userfeedback' ),
				__( 'Reads a survey with its questions, conditions and settings.', 'userfeedback' ),
				Capability::EDIT_SURVEYS,
				JsonSchema::object( [ 'survey_id' => self::surveyId() ] ),
				$this->schema(),
				fn ( array $input ) => $this->presenter->survey( $this->surveys->get( Cast::int( $input['survey_id'] ) ) )
			),
			'list-templates' => new Ability(
				__( 'List survey templates', 'userfeedback' ),
				__( 'Lists the templates from which a survey can be created, with their questions.', 'userfeedback' ),
				Capability::EDIT_SURVEYS,
				JsonSchema::object( [ 'search' => self::search( 'A part of the name; all templates without it.' ) ], [] ),
				JsonSchema::object( [ 'items' => JsonSchema::listOf( TemplateSchema::template() ) ] ),
				fn ( array $input ) => [ 'items' => $this->templatesNamed( Cast::string( $input['search'] ) ) ]
			),
			'create-draft'   => new Ability(
				__( 'Create a draft of a survey', 'userfeedback' ),
				__(
					'Creates a survey as a draft, from a template or from questions. Visitors do not see it until a person publishes it.',
					'userfeedback'
				),
				Capability::EDIT_SURVEYS,
				JsonSchema::object( $this->draftInput(), [ 'title' ] ),
				JsonSchema::object(
					$this->schema()['properties'] + [
						'edit_url' => JsonSchema::described( JsonSchema::TEXT, 'Where a person edits and publishes it.' ),
					]
				),
				$this->createDraft( ... ),
				isReadOnly: false
			),
		];
	}

	/**
	 * The id of a survey as an input.
	 *
	 * @return array<string, mixed>
	 */
	public static function surveyId(): array {
		return [
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => 'Id of a survey.',
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function search( string $description ): array {
		return [
			'type'        => 'string',
			'maxLength'   => 200,
			'default'     => '',
			'description' => $description,
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function listInput(): array {
		return Pagination::arguments() + [
			'orderby' => [ 'default' => 'id' ] + JsonSchema::word( SurveyQuery::ORDER_BY ),
			'order'   => [ 'default' => 'desc' ] + JsonSchema::word( [ 'asc', 'desc' ] ),
			'status'  => [
				'default'     => 'all',
				'description' => 'Without it all but those in the trash.',
			] + JsonSchema::word( SurveyQuery::STATUSES ),
			'search'  => self::search( 'A part of the title.' ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function draftInput(): array {
		$fields = SurveySchema::input( $this->types->all(), $this->sections )['properties'];
		return [
			'title'     => $fields['title'],
			'type'      => JsonSchema::described( $fields['type'], 'Without it that of the template, or "survey". "nps" has an NPS question.' ),
			'template'  => JsonSchema::described( $fields['template'], 'Key of a template, from which the survey gets its questions.' ),
			'questions' => JsonSchema::described( $fields['questions'], 'Instead of the questions of the template.' ),
		];
	}

	/**
	 * @return ObjectSchema
	 */
	private function schema(): array {
		return SurveySchema::survey( $this->types->all(), $this->sections );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private function list( array $input ): array {
		$query = new SurveyQuery(
			Cast::int( $input['page'] ),
			Cast::int( $input['per_page'] ),
			Cast::string( $input['orderby'] ),
			Cast::string( $input['order'] ),
			Cast::string( $input['status'] ),
			trim( Cast::string( $input['search'] ) )
		);
		return $this->presenter->list( $this->surveys->list( $query ), $query, $this->surveys->countByStatus() );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function templatesNamed( string $search ): array {
		$found = array_filter(
			$this->templates->all(),
			static fn ( Template $template ) => $search === '' || mb_stripos( $template->name, $search ) !== false
		);
		return array_map( $this->templatePresenter->template( ... ), array_values( $found ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private function createDraft( array $input ): array {
		$survey = $this->drafts->create( $input, get_current_user_id() );
		return $this->presenter->survey( $survey ) + [ 'edit_url' => AdminRoute::EditSurveyQuestions->urlElsewhere( id: $survey->id ) ];
	}
}
