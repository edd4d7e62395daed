<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ImportFolder;
use UserFeedback\Import\ImportService;
use UserFeedback\Import\ImportState;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;

/**
 * Imports of files in the REST API.
 */
final class ImportsRestTest extends TestCase {

	use ImportedFiles;
	use SurveyFixtures;

	private const CSV = "Id,When,Stars,Email,Topics,Why\n"
		. "1,03/04/2026 10:00,5,a@example.com,\"Price, Colour\",Because\n"
		. "2,04/04/2026 11:00,4,b@example.com,Price,Then\n"
		. "3,05/04/2026 12:00,3,c@example.com,\"Colour, Size\",-\n"
		. "4,05/04/2026 13:00,,d@example.com,\"Price, Size\",So\n"
		. "5,05/04/2026 14:00\n";

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	#[TestDox( '[OPS-05~] the mapping is shown and changed before anything is stored, then imported, and imported again it adds nothing' )]
	public function testMappingIsChangedAndImported(): void {
		$this->asAdmin();
		$id     = $this->uploaded( self::CSV );
		$import = $this->body( $this->get( "/userfeedback/v1/imports/$id" ) );
		self::assertSame( [ 'mapping', 5, 'mdy', false, 1 ], [
			$import['status'],
			$import['lines'],
			$import['date_order'],
			$import['is_date_order_certain'],
			$import['problems_count'],
		] );
		self::assertSame(
			[ 'id', 'date', 'star-rating', 'email', 'checkbox', 'radio-button' ],
			array_map( static fn ( array $column ) => $column['role'] === 'question' ? $column['type'] : $column['role'], $import['columns'] )
		);
		self::assertSame( [ 'Price', 'Colour', 'Size' ], $import['questions'][2]['options'] );
		self::assertSame( [ 'column5', [ 'Price', 'Colour' ] ], array_values( $import['sample'][0]['answers'][2] ) );
		self::assertSame( [ '2026-03-04T10:00:00Z', null ], [ $import['sample'][0]['date'], $import['sample'][0]['problem'] ] );
		self::assertSame( 0, $this->rows( 'surveys' ) );

		$changes = [
			'title'      => 'Changed',
			'date_order' => 'dmy',
			'columns'    => [
				[ 'index' => 2, 'type' => 'radio-button', 'title' => 'How many?' ],
				[ 'index' => 3, 'role' => 'ignore' ],
			],
		];
		$changed = $this->body( $this->post( "/userfeedback/v1/imports/$id", $changes ) );
		self::assertSame( [ 'How many?', 'Topics', 'Why' ], array_column( $changed['questions'], 'title' ) );
		self::assertSame( '2026-04-03T10:00:00Z', $changed['sample'][0]['date'] );
		// Another mark for "no answer" reads the file again.
		self::assertSame( 'reading', $this->body( $this->post( "/userfeedback/v1/imports/$id", [ 'empty' => '-' ] ) )['status'] );
		$again = $this->follow( $id );
		self::assertSame( [ 'mapping', 'Changed', 3 ], [ $again['status'], $again['title'], $again['columns'][5]['answered'] ] );
		self::assertSame( 0, $this->rows( 'surveys' ) );

		self::assertSame( 'importing', $this->body( $this->post( "/userfeedback/v1/imports/$id/start" ) )['status'] );
		$done = $this->follow( $id );
		$names  = [ 'status', 'stored', 'empties', 'skipped', 'repeated', 'problems_count' ];
		$counts = array_map( static fn ( string $name ) => $done[ $name ], $names );
		self::assertSame( [ 'done', 4, 0, 1, 0, 1 ], $counts );
		self::assertSame( [ 6, '' ], [ $done['problems'][0]['line'], $done['problems'][0]['column'] ] );
		$survey = Plugin::instance()->get( SurveyService::class )->get( $done['survey_id'] );
		self::assertSame( [ 'Changed', 'draft', 4 ], [ $survey->title, $survey->status, $this->rows( 'responses' ) ] );
		self::assertSame( 409, $this->post( "/userfeedback/v1/imports/$id", [ 'title' => 'Late' ] )->get_status() );

		$second = $this->uploaded( self::CSV );
		$this->follow( $second );
		$this->post( "/userfeedback/v1/imports/$second", $changes + [ 'empty' => '-' ] );
		$this->follow( $second );
		$this->post( "/userfeedback/v1/imports/$second/start" );
		$repeated = $this->follow( $second );
		$counts   = array_map( static fn ( string $name ) => $repeated[ $name ], [ 'status', 'stored', 'repeated', 'survey_id' ] );
		self::assertSame( [ 'done', 0, 4, $survey->id ], $counts );
		self::assertSame( [ 1, 4 ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ) ] );
		self::assertSame( [ $second, $id ], array_column( $this->body( $this->get( '/userfeedback/v1/imports' ) )['items'], 'id' ) );
	}

	#[TestDox( '[OPS-05~] a change that is not possible is refused with its field' )]
	public function testImpossibleChangesAreRefused(): void {
		$this->asAdmin();
		$id = $this->uploaded( self::CSV );
		$this->follow( $id );
		foreach ( [
			'columns[5].type'  => [ 'columns' => [ [ 'index' => 5, 'type' => 'nps' ] ] ],
			'columns[3].role'  => [ 'columns' => [ [ 'index' => 3, 'role' => 'date' ] ] ],
			'columns[2].group' => [ 'columns' => [ [ 'index' => 2, 'group' => 1 ] ] ],
			'columns[99]'      => [ 'columns' => [ [ 'index' => 99, 'role' => 'ignore' ] ] ],
		] as $field => $changes ) {
			$refused = $this->post( "/userfeedback/v1/imports/$id", $changes );
			self::assertSame( [ 400, $field ], [ $refused->get_status(), $this->body( $refused )['data']['errors'][0]['field'] ?? '' ] );
		}
		$none = array_map( static fn ( int $index ) => [ 'index' => $index, 'role' => 'ignore' ], range( 2, 5 ) );
		self::assertSame( 200, $this->post( "/userfeedback/v1/imports/$id", [ 'columns' => $none ] )->get_status() );
		$refused = $this->post( "/userfeedback/v1/imports/$id/start" );
		self::assertSame( [ 400, 'columns' ], [ $refused->get_status(), $this->body( $refused )['data']['errors'][0]['field'] ] );
	}

	#[TestDox( 'without the plan, scales are suggested as radio buttons with what keeps them locked' )]
	public function testLockedTypesAreShown(): void {
		Licenses::put( '' );
		$this->asAdmin();
		$id     = $this->uploaded( self::CSV );
		$column = $this->body( $this->get( "/userfeedback/v1/imports/$id" ) )['columns'][2];
		self::assertSame( [ 'radio-button', 'star-rating' ], [ $column['type'], $column['locked']['type'] ] );
		self::assertSame( [ 'plus', 'question-types' ], [ $column['locked']['plan'], $column['locked']['addon'] ] );
		self::assertNotContains( 'star-rating', $column['types'] );
		$refused = $this->post( "/userfeedback/v1/imports/$id", [ 'columns' => [ [ 'index' => 2, 'type' => 'star-rating' ] ] ] );
		self::assertSame( 400, $refused->get_status() );
	}

	#[TestDox( 'an import belongs to its user, and is gone with its file once it is canceled' )]
	public function testBelongsToItsUser(): void {
		$this->asAdmin();
		$id   = $this->uploaded( self::CSV );
		$name = Plugin::instance()->get( WorkRunner::class )->find( $id )->subject;
		$path = Plugin::instance()->get( ImportFolder::class )->path( $name );
		self::assertFileExists( $path );
		$this->asRole( 'administrator' );
		self::assertSame( 404, $this->get( "/userfeedback/v1/imports/$id" )->get_status() );
		self::assertSame( [], $this->body( $this->get( '/userfeedback/v1/imports' ) )['items'] );
	}

	#[TestDox( 'a request without a file says how large one may be' )]
	public function testUploadWithoutAFile(): void {
		$this->asAdmin();
		$request = new WP_REST_Request( 'POST', '/userfeedback/v1/imports' );
		$refused = rest_do_request( $request );
		self::assertSame( [ 400, 'file' ], [ $refused->get_status(), $refused->get_data()['data']['errors'][0]['field'] ] );
		$request->set_file_params( [ 'file' => [ 'name' => 'a.csv', 'tmp_name' => '/x', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 1 ] ] );
		self::assertSame( 413, rest_do_request( $request )->get_status() );
		// A path that no upload has made is never read.
		$request->set_file_params( [ 'file' => [ 'name' => 'a.csv', 'tmp_name' => __FILE__, 'error' => UPLOAD_ERR_OK, 'size' => 1 ] ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	/**
	 * @return int Id of the import.
	 */
	private function uploaded( string $content ): int {
		$state = new ImportState( 'Uploaded', '', fileName: 'answers.csv' );
		return Plugin::instance()->get( ImportService::class )->upload( $this->csvFile( $content ), $state, get_current_user_id() );
	}

	/**
	 * Asks until nothing is at work.
	 *
	 * @return array<string, mixed>
	 */
	private function follow( int $id ): array {
		do {
			$import = $this->body( $this->get( "/userfeedback/v1/imports/$id" ) );
		} while ( in_array( $import['status'], [ 'reading', 'importing' ], true ) );
		return $import;
	}
}
