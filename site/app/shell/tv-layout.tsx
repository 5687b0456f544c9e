import { Outlet } from 'react-router';

export default function TvLayout() {
  return (
    <div className="layout-tv">
      <Outlet />
    </div>
  );
}
