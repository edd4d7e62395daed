<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\CommandRun;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * wp userfeedback survey
 */
final class SurveyCommandTest extends TestCase {

	use SurveyFixtures;

	private const DENIED = 'You may not do this. Ask an administrator of this site for access.';

	private const READING = [ 'list', 'get', 'export' ];

	private const WRITING = [ 'create', 'update', 'duplicate', 'publish', 'draft', 'trash', 'restore', 'delete', 'import' ];

	/** @var list<string> Files that the tests have written. */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( $this->files, is_file( ... ) ) );
		parent::tearDown();
	}

	#[TestDox( '[OPS-01~] survey create takes a template, a title or a JSON file, and prints the new ID alone with --porcelain' )]
	public function testCreates(): void {
		$nps = $this->id( [ 'template' => 'nps' ] );
		self::assertSame( [ 'nps', 'nps', 'draft' ], $this->fields( $nps, 'type', 'template', 'status' ) );
		self::assertSame( 'Net Promoter Score', $this->survey( $nps )['title'] );
		self::assertSame( [ 'score', 'reason' ], array_column( $this->survey( $nps )['questions'], 'id' ) );
		$titled = $this->id( [ 'template' => 'nps', 'title' => 'Ours' ] );
		self::assertSame( 'Ours', $this->survey( $titled )['title'] );

		$file = $this->file( Json::encode( $this->surveyInput( [ 'status' => 'publish' ] ) ) );
		$id   = $this->id( [ 'from' => $file, 'title' => 'Other' ] );
		self::assertSame( [ 'Other', 'publish' ], $this->fields( $id, 'title', 'status' ) );
		$before = $this->rows( 'surveys' );
		self::assertStringContainsString( 'Nothing was stored.', CommandRun::line( 'survey create', [], [ 'from' => $file, 'dry-run' => true ] ) );
		self::assertSame( $before, $this->rows( 'surveys' ) );
		$text = CommandRun::line( 'survey duplicate', [ $id ] );
		self::assertMatchesRegularExpression( '/^Success: Created survey \d+, “Other \(copy\)”\.$/', $text );
	}

	#[TestDox( '[OPS-01~] survey update changes what is sent, and refuses a revision that is not current' )]
	public function testUpdates(): void {
		$id   = $this->storedSurvey()->id;
		$file = $this->file( "\xEF\xBB\xBF" . '{ "questions": [ ' . Json::encode( $this->text( 'q9' ) ) . ' ] }' );
		self::assertSame( "Success: Saved survey $id, “New”.", CommandRun::line( 'survey update', [ $id ], [ 'title' => 'New', 'from' => $file ] ) );
		self::assertSame( [ 'q9' ], array_column( $this->survey( $id )['questions'], 'id' ) );
		$error = CommandRun::error( 'survey update', [ $id ], [ 'title' => 'Newer', 'revision' => '1' ] );
		self::assertStringStartsWith( 'You saved this survey', $error );
		CommandRun::line( 'survey update', [ $id ], [ 'title' => 'Newer', 'revision' => (string) $this->survey( $id )['revision'] ] );
		self::assertSame( [ 'Newer', 'draft' ], $this->fields( $id, 'title', 'status' ) );
	}

	#[TestDox( '[OPS-01~] survey list filters, sorts and pages, and prints the fields that are asked for' )]
	public function testLists(): void {
		$a = $this->publishedSurvey( [ 'title' => 'Apples' ] )->id;
		$b = $this->storedSurvey( [ 'title' => 'Bananas' ] )->id;
		$c = $this->storedSurvey( [ 'title' => 'Apple pie' ] )->id;
		$this->importResponse( Plugin::instance()->get( SurveyService::class )->get( $a ), [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		self::assertSame( "$c $b $a", CommandRun::line( 'survey list', [], [ 'format' => 'ids' ] ) );
		self::assertSame( "$c $b", CommandRun::line( 'survey list', [], [ 'format' => 'ids', 'status' => 'draft' ] ) );
		self::assertSame( "$c $a", CommandRun::line( 'survey list', [], [ 'format' => 'ids', 'search' => 'apple' ] ) );
		self::assertSame( "$b", CommandRun::line( 'survey list', [], [ 'format' => 'ids', 'limit' => '1', 'page' => '2' ] ) );
		self::assertSame( '3', CommandRun::line( 'survey list', [], [ 'format' => 'count', 'limit' => '1' ] ) );
		$options = [ 'orderby' => 'title', 'order' => 'asc', 'fields' => 'title,responses_count' ];
		self::assertSame(
			[
				'{"title":"Apple pie","responses_count":0}',
				'{"title":"Apples","responses_count":1}',
				'{"title":"Bananas","responses_count":0}',
			],
			CommandRun::lines( 'survey list', [], $options )
		);
		$options = [ 'fields' => 'status,title', 'format' => 'json' ];
		self::assertSame( '{"status":"publish","title":"Apples"}', CommandRun::line( 'survey get', [ $a ], $options ) );
		self::assertSame( '{"field":"title","value":"Apples"}', CommandRun::line( 'survey get', [ $a ], [ 'fields' => 'title' ] ) );
	}

	#[TestDox( '[OPS-01~] survey delete asks, shows a dry run, and deletes the responses with a job that it ends' )]
	public function testDeletes(): void {
		$survey = $this->publishedSurvey();
		foreach ( [ 'Yes', 'No' ] as $value ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $value ] ] );
		}
		$error = CommandRun::error( 'survey delete', [ $survey->id ], [ 'yes' => true ] );
		self::assertStringContainsString( 'in the trash can be deleted permanently', $error );
		self::assertSame( 'Success: Moved 1 survey to the trash.', CommandRun::line( 'survey trash', [ $survey->id, $survey->id ] ) );
		self::assertSame( 'Success: Restored 1 survey.', CommandRun::line( 'survey restore', [ $survey->id ] ) );
		self::assertSame( 'publish', $this->survey( $survey->id )['status'] );
		CommandRun::line( 'survey trash', [ $survey->id ] );

		$lines = CommandRun::lines( 'survey delete', [ $survey->id ], [ 'dry-run' => true ] );
		self::assertSame( "{\"id\":$survey->id,\"title\":\"Commas\",\"responses_count\":2}", $lines[0] );
		self::assertSame( 'Not confirmed.', CommandRun::error( 'survey delete', [ $survey->id ] ) );
		self::assertSame( 2, $this->rows( 'responses' ) );

		$lines = CommandRun::lines( 'survey delete', [ $survey->id ], [ 'yes' => true ] );
		self::assertSame( 'Delete 1 survey with its responses for good?', $lines[0] );
		self::assertContains( 'finished', $lines );
		self::assertSame( 'Success: Deleted 1 survey.', end( $lines ) );
		self::assertSame( [ 0, 0, 0 ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ), $this->rows( 'answers' ) ] );
		self::assertSame( '{"status":"done"}', CommandRun::line( 'jobs list', [], [ 'fields' => 'status' ] ) );
	}

	#[TestDox( '[OPS-01~] survey publish publishes all or none, and ends with 1 where one becomes a draft instead' )]
	public function testPublishes(): void {
		$whole = $this->storedSurvey()->id;
		$empty = $this->storedSurvey( [ 'questions' => [ $this->radio( 'q1', [] ) ] ] )->id;
		self::assertSame( 'Success: Published 1 survey.', CommandRun::line( 'survey publish', [ $whole ] ) );
		self::assertSame( 'Success: 1 survey is a draft.', CommandRun::line( 'survey draft', [ $whole ] ) );
		$error = CommandRun::error( 'survey publish', [ $whole, $empty ] );
		self::assertStringStartsWith( '1 survey can’t be published: some questions are missing options.', $error );
		self::assertSame( 'publish', $this->survey( $whole )['status'] );
		CommandRun::line( 'survey draft', [ $whole ] );
		self::assertStringContainsString( 'does not exist', CommandRun::error( 'survey publish', [ $whole, 999 ] ) );
		self::assertSame( 'draft', $this->survey( $whole )['status'] );
	}

	#[TestDox( '[OPS-01~] survey import makes a draft of what survey export wrote; its dry run reports the same and stores nothing' )]
	public function testFiles(): void {
		$id   = $this->publishedSurvey()->id;
		$path = $this->file( '' );
		self::assertSame( "Success: Exported survey $id to $path.", CommandRun::line( 'survey export', [ $id ], [ 'file' => $path ] ) );
		self::assertSame( (string) file_get_contents( $path ), CommandRun::line( 'survey export', [ $id ] ) . "\n" );
		$file              = Json::decode( (string) file_get_contents( $path ) );
		$file['more']      = 1;
		$other             = $this->file( Json::encode( $file ) );
		$before            = $this->rows( 'surveys' );
		[ $left, $result ] = CommandRun::lines( 'survey import', [ $other ], [ 'dry-run' => true ] );
		self::assertSame( 'Warning: more: This site does not have this field.', $left );
		self::assertStringContainsString( 'Nothing was stored.', $result );
		self::assertSame( $before, $this->rows( 'surveys' ) );
		[ $again, $new ] = CommandRun::lines( 'survey import', [ $other ], [ 'porcelain' => true ] );
		self::assertSame( $left, $again );
		self::assertSame( [ 'Commas', 'draft' ], $this->fields( (int) $new, 'title', 'status' ) );

		$file['survey']['title'] = str_repeat( 'x', 501 );
		foreach ( [ [ 'dry-run' => true ], [] ] as $options ) {
			self::assertStringContainsString( 'title: ', CommandRun::error( 'survey import', [ $this->file( Json::encode( $file ) ) ], $options ) );
		}
		self::assertSame( $before + 1, $this->rows( 'surveys' ) );
		$nowhere = '/no/such/folder/file.json';
		self::assertSame( "The file $nowhere cannot be written.", CommandRun::error( 'survey export', [ $id ], [ 'file' => $nowhere ] ) );
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	#[TestDox( '[OPS-01~] survey refuses $_dataset, and names it' )]
	#[DataProvider( 'refused' )]
	public function testRefuses( string $command, ?string $argument, array $options, string $content, string $error ): void {
		$id = $this->storedSurvey()->id;
		if ( $content !== '' ) {
			$options['from'] = $this->file( $content );
		}
		$before = $this->rows( 'surveys' );
		$found  = CommandRun::error( $command, $argument === null ? [] : [ str_replace( 'ID', (string) $id, $argument ) ], $options );
		self::assertStringContainsString( $error, str_replace( (string) ( $options['from'] ?? 'nothing' ), 'FILE', $found ) );
		self::assertSame( $before, $this->rows( 'surveys' ) );
		self::assertSame( 'Commas', $this->survey( $id )['title'] );
	}

	/**
	 * @return iterable<string, array{string, string|null, array<string, string|bool>, string, string}>
	 */
	public static function refused(): iterable {
		yield 'an ID that is a word' => [ 'survey get', 'first', [], '', 'id: “first” is not an ID.' ];
		yield 'a negative ID' => [ 'survey get', '-1', [], '', 'id: “-1” is not an ID.' ];
		yield 'an ID with a fraction' => [ 'survey trash', '1.5', [], '', 'id: “1.5” is not an ID.' ];
		yield 'an unknown ID' => [ 'survey get', '999999', [], '', 'This survey does not exist.' ];
		yield 'an ID beyond all numbers' => [ 'survey get', '99999999999999999999999', [], '', 'This survey does not exist.' ];
		yield 'an unknown field' => [ 'survey get', 'ID', [ 'fields' => 'id,mood' ], '', 'no field “mood”. Choose from: id' ];
		yield 'a limit that is too large' => [ 'survey list', null, [ 'limit' => '1001' ], '', '--limit must be a whole number' ];
		yield 'a page that is no number' => [ 'survey list', null, [ 'page' => 'two' ], '', '--page must be a whole number, 1 or more.' ];
		yield 'a survey without a title' => [ 'survey create', null, [], '', 'title: The survey needs a title.' ];
		yield 'an unknown template' => [ 'survey create', null, [ 'template' => 'x' ], '', 'template: There is no template “x”. Choose one' ];
		yield 'a file that is not there' => [ 'survey create', null, [ 'from' => '/no/such/file' ], '', 'The file FILE cannot be read.' ];
		yield 'a folder' => [ 'survey create', null, [ 'from' => '/' ], '', 'cannot be read.' ];
		yield 'broken JSON' => [ 'survey update', 'ID', [], '{"title":', 'The file FILE is not JSON: Syntax error.' ];
		yield 'a list in a file' => [ 'survey update', 'ID', [], '[{"title":"x"}]', 'The file FILE must contain a JSON object.' ];
		yield 'a number in a file' => [ 'survey update', 'ID', [], '5', 'The file FILE must contain a JSON object.' ];
		yield 'an endless depth' => [ 'survey update', 'ID', [], str_repeat( '{"a":', 100 ), 'Maximum stack depth exceeded.' ];
		yield 'text that is not UTF-8' => [ 'survey update', 'ID', [], "{\"title\":\"\xFF\"}", 'is not JSON: Malformed UTF-8' ];
		yield 'a large file' => [ 'survey update', 'ID', [], str_repeat( ' ', 512 * 1024 + 1 ), 'The file FILE is larger than 512 KB.' ];
		yield 'a wrong type' => [ 'survey update', 'ID', [], '{"title":5,"questions":"x"}', 'questions is not of type array.' ];
		yield 'an unknown field of a survey' => [ 'survey update', 'ID', [], '{"mood":"good"}', 'mood: There is no field mood.' ];
		yield 'nothing to change' => [ 'survey update', 'ID', [], '', 'Nothing to change.' ];
		yield 'a revision that is a word' => [ 'survey update', 'ID', [ 'title' => 'x', 'revision' => 'r' ], '', '--revision must' ];
		yield 'a file that is no survey' => [ 'survey import', '/dev/null', [], '', 'is not JSON' ];
	}

	#[TestDox( '[OPS-01~] survey asks for the rights of the user: editing alone does not trash, restore or delete' )]
	public function testRights(): void {
		$id = $this->storedSurvey()->id;
		$this->asRole( 'subscriber' );
		foreach ( [ ...self::READING, ...self::WRITING ] as $action ) {
			self::assertSame( self::DENIED, CommandRun::error( "survey $action", [ $id ], [ 'yes' => true, 'title' => 'x' ] ), $action );
		}
		$this->asRole( 'editor' );
		add_filter(
			'user_has_cap',
			static fn ( array $capabilities ) => array_replace( $capabilities, [ 'userfeedback_edit_surveys' => true ] ),
			20
		);
		self::assertSame( "$id", CommandRun::line( 'survey list', [], [ 'format' => 'ids' ] ) );
		foreach ( [ 'trash', 'restore', 'delete' ] as $action ) {
			self::assertSame( self::DENIED, CommandRun::error( "survey $action", [ $id ], [ 'yes' => true ] ), $action );
		}
		$file = $this->file( '{"notifications":{"email":{"active":true,"addresses":["a@example.org"]}}}' );
		self::assertStringContainsString( 'notifications.email', CommandRun::error( 'survey update', [ $id ], [ 'from' => $file ] ) );
		self::assertSame( 'draft', $this->survey( $id )['status'] );
	}

	#[TestDox( '[OPS-01~] survey asks the plan as the REST API does, also for a dry run' )]
	public function testPlans(): void {
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		$file = $this->file( Json::encode( $this->surveyInput( [ 'questions' => [ [ 'type' => 'nps' ] + $this->text( 'q1' ) ] ] ) ) );
		foreach ( [ [ 'from' => $file ], [ 'from' => $file, 'dry-run' => true ] ] as $options ) {
			self::assertStringContainsString( 'questions[0].type: ', CommandRun::error( 'survey create', [], $options ) );
		}
		$error = CommandRun::error( 'survey create', [], [ 'template' => 'website-feedback' ] );
		self::assertStringContainsString( 'Upgrade to', $error );
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	private function id( array $options ): int {
		$line = CommandRun::line( 'survey create', [], $options + [ 'porcelain' => true ] );
		self::assertMatchesRegularExpression( '/^\d+$/', $line );
		return (int) $line;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function survey( int $id ): array {
		return Json::decode( CommandRun::line( 'survey get', [ $id ], [ 'format' => 'json' ] ) );
	}

	/**
	 * @return list<mixed>
	 */
	private function fields( int $id, string ...$names ): array {
		$survey = $this->survey( $id );
		return array_map( static fn ( string $name ) => $survey[ $name ], array_values( $names ) );
	}

	private function file( string $content ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'survey' );
		file_put_contents( $path, $content );
		$this->files[] = $path;
		return $path;
	}
}
