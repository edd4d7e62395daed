<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Clock;
use UserFeedback\Support\PrivateFileError;

/**
 * Begins imports of files.
 *
 * @since 0.7.0
 */
final class ImportService {

	public function __construct(
		private readonly ImportFolder $folder,
		private readonly Rights $rights,
		private readonly WorkQueue $queue,
		private readonly Clock $clock
	) {}

	/**
	 * Copies a CSV file and begins its import. The file itself is not needed afterwards.
	 *
	 * @param string $path   Of the file.
	 * @param string $empty  Text that means "no answer" like an empty cell; '' for none.
	 * @param string $title  Of the survey.
	 * @param int    $userId Who imports; not checked again, because the import is theirs from now on.
	 * @return int Id of the ImportWork.
	 * @throws AccessDenied     When the user may not do this.
	 * @throws PrivateFileError When the file cannot be copied.
	 */
	public function start( string $path, string $empty, string $title, int $userId ): int {
		$this->rights->demand( $userId, Capability::EDIT_SURVEYS );
		$name = $this->folder->add( $path, 'csv' );
		$this->queue->begin( ImportWork::KIND, $name, ( new ImportState( $title, $empty ) )->toArray(), $userId );
		return $this->queue->find( ImportWork::KIND, $name )->id ?? 0;
	}

	/**
	 * Daily: deletes files that nobody imports any more.
	 */
	public function deleteOld(): void {
		$isKept = fn ( string $name ) => $this->queue->atWork( ImportWork::KIND, $name ) !== null;
		$this->folder->deleteOthers( $isKept, $this->clock->now()->getTimestamp() );
	}
}
